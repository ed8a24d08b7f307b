import { ImagePlus } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useField } from '#app/kit/form/use-field.ts'
import { Label } from '#app/ui/label.tsx'
import type { PropertyImage } from '#contract/property/image.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import type { PropertyFormHandle } from './form-values.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useDrag } from './use-drag.ts'
import { type Photos, usePhotos } from './use-photos.ts'

interface PhotoFieldProps {
  form: PropertyFormHandle
  images: readonly PropertyImage[]
  onPhotos?: (images: PropertyImage[]) => void
  /** Called when the first upload starts and when the last one ends. */
  onUploading: (isUploading: boolean) => void
}

/** Photos with progress and retry per file; the first or the chosen one is the cover. */
export function PhotoField({ form, images, onPhotos, onUploading }: PhotoFieldProps) {
  const photos = usePhotos(form, { images, onPhotos })
  const isUploading = photos.tiles.some(({ image, problem }) => !image && !problem)
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  const { error } = useField({ form, name: 'images', label: t('Photos') })
  const drag = useDrag(photos.moveTo)
  return (
    <div className="flex flex-col gap-3">
      <PhotoChoice photos={photos} />
      {error && <p className="text-xs font-medium text-status-red-text">{error}</p>}
      {photos.notice && (
        <p role="alert" className="text-sm text-status-red-text">
          {photos.notice}
        </p>
      )}
      {photos.tiles.length > 1 && (
        <p className="text-xs text-muted-foreground">
          {t('Drag photos to change their order, or use the arrow buttons.')}
        </p>
      )}
      {photos.tiles.length > 0 && (
        <ul
          aria-label={t('Photos')}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
        >
          {photos.tiles.map((tile, index) => (
            <PhotoTile
              key={tile.key}
              tile={tile}
              index={index}
              count={photos.tiles.length}
              photos={photos}
              drag={drag}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {drag.dragged && placeText(photos, drag.dragged)}
      </p>
    </div>
  )
}

function placeText({ tiles }: Photos, key: string): string {
  const place = tiles.findIndex((tile) => tile.key === key) + 1
  return t('Photo {place} of {count}', { place, count: tiles.length })
}

function PhotoChoice({ photos }: { photos: Photos }) {
  const id = useId()
  const left = photoLimits.maxFiles - photos.tiles.length
  return (
    <div className="flex flex-col gap-2">
      <Label htmlFor={id}>{t('Images')}</Label>
      <input
        id={id}
        type="file"
        multiple
        accept={photoLimits.formats.join(',')}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          photos.add([...(event.target.files ?? [])])
          // Lets the same file be chosen again after it was removed.
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          photos.add([...event.dataTransfer.files])
        }}
        className={
          'flex min-h-28 cursor-pointer flex-col items-center justify-center ' +
          'gap-1 rounded-md border border-dashed border-input bg-muted/50 ' +
          'px-4 py-6 text-center text-sm peer-focus-visible:ring-3 ' +
          'peer-focus-visible:ring-ring/40 hover:bg-accent'
        }
      >
        <ImagePlus aria-hidden className="size-6 text-link" />
        <span className="font-medium">{t('Choose photos or drop them here')}</span>
        <span id={`${id}-help`} className="text-xs text-muted-foreground">
          {t('PNG, JPG, GIF up to {size} each. Up to {max} photos, {left} left.', {
            size: photoLimits.maxSize.replace(' ', ''),
            max: photoLimits.maxFiles,
            left,
          })}
        </span>
      </label>
    </div>
  )
}
