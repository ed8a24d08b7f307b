import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'
import type { SlotUse } from '#contract/search/explanation.ts'

/** Components that explain how a search text was interpreted, for every screen that shows one. */

/** Classes of controls that choose another interpretation. */
export const wayClass =
  'inline-flex min-h-9 items-center gap-1 ' +
  'font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11'

/** Headings of unmatched terms, by their effect. */
const restHeadings = [
  ['text', 'Looked for in the text of homes:'],
  ['rank', 'Not used for filtering; homes that mention it come first:'],
  ['none', 'Not used for filtering:'],
] as const

/** Groups unmatched terms by their effect. */
export const groupRest = <Word extends { use: SlotUse }>(rest: readonly Word[]) =>
  restHeadings
    .map(([use, heading]) => ({ heading, words: rest.filter((word) => word.use === use) }))
    .filter(({ words }) => words.length > 0)

/** Says that no home has all of a message, above the homes that have the rest of it. */
export function RelaxedNotice({ isRelaxed }: { isRelaxed: boolean }) {
  return isRelaxed ? (
    <p className="text-sm text-muted-foreground">
      No home has everything you asked for. These have the right place, type and price; the ones
      that match more come first.
    </p>
  ) : null
}

/** The interpretation that finds nothing, where the words do. */
export function Instead({ instead }: { instead: string | null }) {
  if (!instead) return null
  return (
    <p className="text-sm text-muted-foreground wrap-anywhere">
      No home fits “{instead}”, so homes with these words in their text are shown.
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
    <p className={cn('text-sm text-muted-foreground', className)}>{deal}, going by the price</p>
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
        <CircleHelp aria-hidden className="size-4 shrink-0 text-muted-foreground" />“{text}” was
        taken as {choices[0]?.label}.
      </span>
      {choices.slice(1).map((choice) => instead(choice, `${choice.label} instead`))}
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
