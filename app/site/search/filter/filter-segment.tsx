import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { fieldClass } from '#app/ui/input.tsx'
import type { Option } from './filter-option.ts'

interface SegmentProps {
  label: string
  className?: string | undefined
}

// One field of a search bar: a plain labelled field on phones, a part of one long box from 1024 px.
export const frameClass =
  'relative flex min-w-0 flex-col gap-1.5 rounded-md ' +
  'lg:gap-0.5 lg:px-4 lg:py-2 lg:transition-colors lg:hover:bg-accent ' +
  'lg:has-focus-visible:bg-card lg:has-focus-visible:ring-2 lg:has-focus-visible:ring-ring'
export const captionClass = 'text-sm font-medium lg:text-2xs lg:font-semibold'
export const controlClass = cn(
  fieldClass,
  'h-11 text-ellipsis lg:h-6 lg:rounded-none lg:border-0 lg:bg-transparent lg:px-0 ' +
    'lg:text-sm lg:focus-visible:ring-0',
)

export function TextSegment({
  label,
  className,
  ...input
}: SegmentProps & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId()
  return (
    <div className={cn(frameClass, className)}>
      <label htmlFor={id} className={captionClass}>
        {label}
      </label>
      <input id={id} maxLength={200} {...input} className={controlClass} />
    </div>
  )
}

/** The browser's own select: works without JavaScript and opens as each device does best. */
export function SelectSegment({
  label,
  className,
  options,
  ...select
}: SegmentProps & { options: readonly Option[] } & Omit<ComponentProps<'select'>, 'id'>) {
  const id = useId()
  return (
    <div className={cn(frameClass, className)}>
      <label htmlFor={id} className={captionClass}>
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          {...select}
          className={cn(
            controlClass,
            'block appearance-none truncate pr-8 lg:pr-6 ' +
              '[&>option]:bg-popover [&>option]:text-popover-foreground',
          )}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className={
            'pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 ' +
            'text-muted-foreground lg:right-0'
          }
        />
      </span>
    </div>
  )
}
