import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'
import type { SlotUse } from '#contract/search/explanation.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Components that explain how a search text was interpreted, for every screen that shows one. */

/** Classes of controls that choose another interpretation. */
export const wayClass =
  'inline-flex min-h-9 items-center gap-1 ' +
  'font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11'

/** Headings of unmatched terms, by their effect. */
const restHeadings = [
  ['text', msg('Searched in descriptions:')],
  ['rank', msg('Not used as a filter. Homes that mention it come first:')],
  ['none', msg('Not used as a filter:')],
] as const

/** Groups unmatched terms by their effect. */
export const groupRest = <Word extends { use: SlotUse }>(rest: readonly Word[]) =>
  restHeadings
    .map(([use, heading]) => ({
      heading: t(heading),
      words: rest.filter((word) => word.use === use),
    }))
    .filter(({ words }) => words.length > 0)

/** Says that no home has all of a message, above the homes that have the rest of it. */
export function RelaxedNotice({ isRelaxed }: { isRelaxed: boolean }) {
  return isRelaxed ? (
    <p className="text-sm text-muted-foreground">
      {t(
        'No home has everything you asked for. These match the place, type and price, with the ' +
          'best matches first.',
      )}
    </p>
  ) : null
}

/** The interpretation that finds nothing, where the words do. */
export function Instead({ instead }: { instead: string | null }) {
  if (!instead) return null
  return (
    <p className="text-sm text-muted-foreground wrap-anywhere">
      {t('No home matches “{instead}”. These homes mention your search words.', {
        instead,
      })}
    </p>
  )
}

export function Pill({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center rounded-full border text-sm',
        isQuiet ? 'border-dashed border-input bg-transparent' : 'border-input/60 bg-card',
      )}
    >
      {children}
    </span>
  )
}

/** The label of a part, with the reason why it is not a filter. */
export function PartName({ label, aside }: { label: string; aside: string | undefined }) {
  return (
    <>
      {label}
      {aside && <span className="text-muted-foreground"> · {aside}</span>}
    </>
  )
}

/** The deal implied by the price. */
export function Implied({ deal, className }: { deal: string; className?: string }) {
  return (
    <p className={cn('text-sm text-muted-foreground', className)}>
      {t('{deal}, based on the price', { deal })}
    </p>
  )
}

interface DoubtsProps<Choice> {
  doubts: readonly { text: string; choices: readonly Choice[] }[]
  /** Renders the control that chooses another interpretation. */
  instead: (choice: Choice, words: string) => ReactNode
}

/** Ambiguous numbers: the interpretation that was used, and controls for the others. */
export function Doubts<Choice extends { label: string }>({ doubts, instead }: DoubtsProps<Choice>) {
  return doubts.map(({ text, choices }) => (
    <p key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere">
      <span className="inline-flex items-center gap-1.5">
        <CircleHelp aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        {t('We read “{text}” as {label}.', { text, label: choices[0]?.label ?? '' })}
      </span>
      {choices
        .slice(1)
        .map((choice) => instead(choice, t('{label} instead', { label: choice.label })))}
    </p>
  ))
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="text-sm text-muted-foreground wrap-anywhere">
      {note}
    </p>
  ))
}
