import { Avatar as Primitive } from 'radix-ui'
import { cn } from './class-name.ts'

const gridClass =
  'grid size-full place-items-center bg-primary-tint text-xs font-semibold text-link'

interface AvatarProps {
  name: string
  image?: string | null
  className?: string
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A photo, or the initials without one. */
export function Avatar({ name, image, className }: AvatarProps) {
  return (
    <Primitive.Root
      className={cn('inline-flex size-9 shrink-0 overflow-hidden rounded-full', className)}
    >
      {image && <Primitive.Image src={image} alt="" className="size-full object-cover" />}
      <Primitive.Fallback aria-hidden translate="no" className={gridClass}>
        {initials(name)}
      </Primitive.Fallback>
    </Primitive.Root>
  )
}
