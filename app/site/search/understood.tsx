import { CircleHelp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/ui/class-name.ts'
import { withCommas } from '#domain/number.ts'
import { chipRowClass } from './filter-chips.tsx'
import type { Understanding } from './read-understanding.ts'
import { selectInSearch } from './select-in-search.ts'

interface UnderstoodProps {
  understanding: Understanding
  /** Something was found; where nothing was, the ways out stand in place of the cards. */
  isFound: boolean
}

/**
 * What was understood of a search in plain words: each part can be changed (its words are selected in
 * the search box) or taken away; what was not understood and what can be read in two ways is said.
 */
export function Understood({ understanding, isFound }: UnderstoodProps) {
  const { parts, rest, doubts, notes, relaxations, implied, cleared } = understanding
  const clear = parts.length + rest.length > 1 && (
    <li className="max-sm:shrink-0">
      <Link to={cleared} preventScrollReset className={cn(wayClass, 'text-sm')}>
        Clear search
      </Link>
    </li>
  )
  return (
    <div className="space-y-3">
      {parts.length > 0 && (
        <div className="flex-wrap items-center gap-x-4 gap-y-2 sm:flex">
          <ul aria-label="What we understood" className={chipRowClass}>
            {parts.map(({ label, address, start, end, isApplied }) => (
              <li key={label} data-row={label} className="max-w-full max-sm:shrink-0">
                <Pill isQuiet={!isApplied}>
                  <button
                    type="button"
                    onClick={() => selectInSearch(start, end)}
                    aria-label={`Change ${label}`}
                    title="Change this in the search"
                    className="min-h-9 min-w-0 truncate rounded-l-full pr-1.5 pl-3.5 pointer-coarse:min-h-11"
                  >
                    {label}
                    {!isApplied && <span className="text-muted-foreground"> · not filtered</span>}
                  </button>
                  <Remove label={label} address={address} />
                </Pill>
              </li>
            ))}
            {clear}
          </ul>
          {implied && (
            <p className="text-sm text-muted-foreground max-sm:mt-2">
              {implied}, going by the price
            </p>
          )}
        </div>
      )}
      {rest.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <p id="not-understood" className="text-muted-foreground">
            Not understood, so looked for in the text:
          </p>
          <ul aria-labelledby="not-understood" className="flex max-w-full flex-wrap gap-2">
            {rest.map(({ text, start, address }) => (
              <li key={start} data-row={text} className="max-w-full">
                <Pill isQuiet>
                  <span className="truncate pl-3.5">{text}</span>
                  <Remove label={text} address={address} />
                </Pill>
              </li>
            ))}
            {parts.length === 0 && clear}
          </ul>
        </div>
      )}
      {doubts.map(({ text, choices }) => (
        <p key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere">
          <span className="inline-flex items-center gap-1.5">
            <CircleHelp aria-hidden className="size-4 shrink-0 text-muted-foreground" />“{text}” was
            taken as {choices[0]?.label}.
          </span>
          {choices.slice(1).map(({ label, address }) => (
            <Link key={label} to={address} className={wayClass}>
              {label} instead
            </Link>
          ))}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted-foreground wrap-anywhere">
          {note}
        </p>
      ))}
      {isFound && relaxations.length > 0 && (
        <div className={cn(chipRowClass, 'gap-x-4 gap-y-1 text-sm')}>
          <p id="relaxations" className="shrink-0 text-muted-foreground">
            More without:
          </p>
          <ul
            aria-labelledby="relaxations"
            className="flex gap-x-4 gap-y-1 max-sm:shrink-0 sm:flex-wrap"
          >
            {relaxations.map(({ label, address, more }) => (
              <li key={label} data-row={`+ ${label}`}>
                <Link to={address} className={wayClass}>
                  <span>
                    <span className="sr-only">{withCommas(more)} more without </span>
                    {label}
                    <span aria-hidden className="figures">
                      : +{withCommas(more)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const wayClass =
  'inline-flex min-h-9 items-center gap-1 font-medium text-link underline underline-offset-4 pointer-coarse:min-h-11'

function Pill({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
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

function Remove({ label, address }: { label: string; address: string }) {
  return (
    <Link
      to={address}
      preventScrollReset
      aria-label={`Remove ${label}`}
      className="grid size-9 shrink-0 place-items-center rounded-full text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:size-11"
    >
      <X aria-hidden className="size-3.5" />
    </Link>
  )
}
