import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useField } from '#app/kit/use-field.ts'
import type { FormHandle } from '#app/kit/use-form.ts'
import { Label } from '#app/ui/label.tsx'
import { photoLimits } from '#contract/media.ts'
import type { PropertyImage } from '#contract/property.ts'
import { PhotoTile } from './photo-tile.tsx'
import type { PropertyFormValues } from './property-form.tsx'
import { usePhotos } from './use-photos.ts'

interface PhotoFieldProps {
  form: FormHandle<PropertyFormValues>
  images: readonly PropertyImage[]
}

/** Photos with progress and retry for each file; the first or the chosen one leads the listing. */
export function PhotoField({ form, images }: PhotoFieldProps) {
  const id = useId()
  const photos = usePhotos(form, images)
  const { error } = useField({ form, name: 'images', label: 'Photos' })
  const left = photoLimits.maximumFiles - photos.tiles.length
  return (
    <div className="space-y-3">
      <Label htmlFor={id}>Images</Label>
      <input
        id={id}
        type="file"
        multiple
        accept={photoLimits.formats.join(',')}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          photos.add([...(event.target.files ?? [])])
          // So that the same file can be chosen again after it was removed.
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
        className="flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-input bg-muted/50 px-4 py-6 text-center text-sm peer-focus-visible:ring-3 peer-focus-visible:ring-ring/40 hover:bg-accent"
      >
        <ImagePlus aria-hidden className="size-6 text-link" />
        <span className="font-medium">Choose photos, or drop them here</span>
        <span id={`${id}-help`} className="text-xs text-muted-foreground">
          {photoLimits.hint}; at most {photoLimits.maximumFiles}, {left} left
        </span>
      </label>
      {error && <p className="text-xs font-medium text-status-red-text">{error}</p>}
      {photos.notice && (
        <p role="alert" className="text-sm text-status-red-text">
          {photos.notice}
        </p>
      )}
      <ul aria-label="Photos" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.tiles.map((tile, index) => (
          <PhotoTile
            key={tile.key}
            tile={tile}
            position={index}
            last={index === photos.tiles.length - 1}
            photos={photos}
          />
        ))}
      </ul>
    </div>
  )
}
