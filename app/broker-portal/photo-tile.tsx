import { ArrowLeft, ArrowRight, RotateCw, Star, Trash2 } from 'lucide-react'
import { Photo } from '#app/kit/photo.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Photos, Tile } from './use-photos.ts'

interface PhotoTileProps {
  tile: Tile
  position: number
  last: boolean
  photos: Photos
}

/** One photo: its progress, its problem, its place, and whether it leads. */
export function PhotoTile({ tile, position, last, photos }: PhotoTileProps) {
  const name = `photo ${position + 1}`
  return (
    <li className="overflow-hidden rounded-md border bg-card">
      <div className="relative">
        <Photo image={tile.image} alt={tile.name} sizes="220px" />
        {tile.isPrimary && (
          <Badge variant="marigold" className="absolute top-2 left-2">
            Main photo
          </Badge>
        )}
      </div>
      <div className="space-y-2 p-2">
        {!tile.image && !tile.problem && (
          <Progress value={tile.progress * 100} label={`Uploading ${tile.name}`} />
        )}
        {tile.problem && (
          <p role="alert" className="text-xs break-words text-status-red-text">
            {tile.problem}
          </p>
        )}
        <div className="flex flex-wrap justify-between">
          {tile.problem && tile.file ? (
            <IconButton
              label={`Retry ${tile.name}`}
              icon={RotateCw}
              onClick={() => photos.retry(tile.key)}
            />
          ) : (
            <IconButton
              label={`Make ${name} the main photo`}
              icon={Star}
              disabled={tile.isPrimary}
              onClick={() => photos.choosePrimary(tile.key)}
            />
          )}
          <IconButton
            label={`Move ${name} forward`}
            icon={ArrowLeft}
            disabled={position === 0}
            onClick={() => photos.move(tile.key, -1)}
          />
          <IconButton
            label={`Move ${name} back`}
            icon={ArrowRight}
            disabled={last}
            onClick={() => photos.move(tile.key, 1)}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={Trash2}
            onClick={() => photos.remove(tile.key)}
          />
        </div>
      </div>
    </li>
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
