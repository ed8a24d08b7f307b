import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cn } from '#app/ui/class-name.ts'
import type { Option } from './offered-options.ts'

interface SegmentProps {
  label: string
  className?: string | undefined
}

// A field of a search bar: a plain labelled field on phones, a part of one long box from 1024 px.
export const frameClass = 'search-field'
export const captionClass = 'search-caption'
export const controlClass = 'search-input'

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

/** The browser's own select: works without JavaScript, and opens as is best on each device. */
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
          className={`${controlClass} block appearance-none truncate pr-8 lg:pr-6`}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="field-arrow lg:right-0" />
      </span>
    </div>
  )
}
