import { ArrowLeft, ArrowRight, GripVertical, RotateCw, Star, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Photo } from '#app/kit/photo.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Progress } from '#app/ui/progress.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Tile } from './photo-order.ts'
import type { Drag } from './use-drag.ts'
import type { Photos } from './use-photos.ts'

interface PhotoTileProps {
  tile: Tile
  index: number
  count: number
  photos: Photos
  drag: Drag
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One photo: its progress, its error, its position, and whether it is the cover. */
export function PhotoTile({ tile, index, count, photos, drag }: PhotoTileProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    photos.moveTo(tile.key, index + step)
  }
  return (
    <li
      data-place={index}
      className={cn(
        'overflow-hidden rounded-md border bg-card',
        drag.dragged === tile.key && 'border-primary opacity-70',
      )}
    >
      <div className="relative">
        <Photo image={tile.image} alt={tile.name} sizes="220px" />
        {tile.isPrimary && (
          <Badge variant="marigold" className="absolute top-2 left-2">
            {t('Main photo')}
          </Badge>
        )}
        {count > 1 && (
          <button
            type="button"
            aria-label={t('Photo {place} of {count}: drag to move, or use the arrow keys', {
              place: index + 1,
              count,
            })}
            onKeyDown={onKeyDown}
            {...drag.handle(tile.key)}
            className={
              'absolute top-1.5 right-1.5 grid size-11 cursor-grab touch-none ' +
              'place-items-center rounded-md bg-ink-surface/75 ' +
              'text-ink-surface-foreground active:cursor-grabbing'
            }
          >
            <GripVertical aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <div className="space-y-2 p-2">
        {!tile.image && !tile.problem && (
          <Progress
            value={tile.progress * 100}
            label={t('Uploading {name}', { name: tile.name })}
          />
        )}
        {tile.problem && (
          <p role="alert" className="text-xs break-words text-status-red-text">
            {tile.problem}
          </p>
        )}
        <TileButtons {...{ tile, index, count, photos }} />
      </div>
    </li>
  )
}

function TileButtons({ tile, index, count, photos }: Omit<PhotoTileProps, 'drag'>) {
  const photo = { place: index + 1 }
  return (
    <div className="flex flex-wrap justify-between">
      {tile.problem && tile.file ? (
        <IconButton
          label={t('Retry {name}', { name: tile.name })}
          icon={RotateCw}
          onClick={() => photos.retry(tile.key)}
        />
      ) : (
        <IconButton
          label={t('Make photo {place} the main photo', photo)}
          icon={Star}
          disabled={tile.isPrimary}
          onClick={() => photos.choosePrimary(tile.key)}
        />
      )}
      <IconButton
        label={t('Move photo {place} forward', photo)}
        icon={ArrowLeft}
        disabled={index === 0}
        onClick={() => photos.moveTo(tile.key, index - 1)}
      />
      <IconButton
        label={t('Move photo {place} back', photo)}
        icon={ArrowRight}
        disabled={index === count - 1}
        onClick={() => photos.moveTo(tile.key, index + 1)}
      />
      <IconButton
        label={t('Remove photo {place}', photo)}
        icon={Trash2}
        onClick={() => photos.remove(tile.key)}
      />
    </div>
  )
}

interface IconButtonProps {
  label: string
  icon: typeof Star
  disabled?: boolean
  onClick: () => void
}

function IconButton({ label, icon: Icon, disabled = false, onClick }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden />
    </Button>
  )
}
