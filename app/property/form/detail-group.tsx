import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { cn } from '#app/ui/class-name.ts'
import type { DetailName } from '#contract/property/detail.ts'
import { t } from '#domain/locale/translate.ts'
import type { PropertyFormHandle } from './form-values.ts'

const buttonRowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-lg px-5 text-left hover:bg-accent'

/** Properties of each group. */
export interface GroupProps {
  form: PropertyFormHandle
  /** A group that does not apply to this kind of listing is shown only where it has values. */
  applies?: boolean
}

interface DetailGroupProps extends GroupProps {
  title: string
  /** The fields in the group, for counting values and for opening the group at an error. */
  names: readonly DetailName[]
  children: ReactNode
}

/** A collapsible group of optional details; it opens by itself where a field in it has an error. */
export function DetailGroup({ form, title, names, applies = true, children }: DetailGroupProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { control, setFocus } = form.hook
  const values = useWatch({ control, name: 'detail' })
  const { errors, submitCount } = useFormState({ control })
  const wrong = names.find((name) => errors.detail?.[name])
  const isFirst = Object.keys(errors)[0] === 'detail'
  useEffect(() => {
    if (wrong && submitCount > 0) setOpen(true)
  }, [wrong, submitCount])
  useEffect(() => {
    // A field in a collapsed group could not take the focus on submit.
    if (open && wrong && isFirst) setFocus(`detail.${wrong}`)
  }, [open, wrong, isFirst, setFocus])
  const filled = names.filter((name) => isFilled(values?.[name])).length
  if (!applies && filled === 0) return null
  return (
    <section className="rounded-lg border bg-card">
      <h3 className="font-sans text-base font-medium">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={buttonRowClass}
        >
          <span className="flex-1">{title}</span>
          {filled > 0 && (
            <span className="figures text-sm font-normal text-muted-foreground">
              {t('{count} filled in', { count: filled })}
            </span>
          )}
          <ChevronDown
            aria-hidden
            className={cn(
              'size-4 text-muted-foreground transition-transform',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="space-y-5 px-5 pt-2 pb-5">
        {open && children}
      </div>
    </section>
  )
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== '' && value !== false
}
