import { cn } from '#app/ui/class-name.ts'

/** The mark: a brick with a doorway cut into it, in the colour of the text around it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('size-8', className)} fill="currentColor">
      <path
        d={
          'M5 6h22a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-4v-8a5 5 ' +
          '0 0 0-10 0v8H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z'
        }
      />
    </svg>
  )
}

const name = 'BrickBazaar'

export function LogoWithName({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2.5 font-display text-lg font-bold tracking-tight',
        className,
      )}
    >
      <Logo className="size-8 text-primary" />
      {name}
    </span>
  )
}
