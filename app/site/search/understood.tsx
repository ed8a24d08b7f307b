import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Rich } from '#app/kit/rich.tsx'
import {
  Doubts,
  groupRest,
  Implied,
  Instead,
  Notes,
  PartName,
  Pill,
  RelaxedNotice,
  wayClass,
} from '#app/property/reading/explained.tsx'
import { selectInSearch } from '#app/site/search/box/select-in-search.ts'
import { chipRowClass } from '#app/site/search/filter/filter-chips.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Understanding } from './read-understanding.ts'

interface UnderstoodProps {
  understanding: Understanding
  /** Whether there are results; without any, the alternatives replace the cards. */
  isFound: boolean
}

/**
 * The interpretation of a search in plain words. Each part can be changed (its words are selected
 * in the search box) or removed; unmatched and ambiguous words are named.
 */
export function Understood({ understanding, isFound }: UnderstoodProps) {
  const { parts, rest, doubts, notes, relaxations, implied, cleared } = understanding
  const clear = parts.length + rest.length > 1 && (
    <li className="max-sm:shrink-0">
      <Link to={cleared} preventScrollReset className={cn(wayClass, 'text-sm')}>
        {t('Clear search')}
      </Link>
    </li>
  )
  return (
    <div className="space-y-3">
      {parts.length > 0 && (
        <div className="flex-wrap items-center gap-x-4 gap-y-2 sm:flex">
          <ul aria-label={t('What we understood')} className={chipRowClass}>
            {parts.map(({ label, address, start, end, aside }) => (
              <li key={label} data-row={label} className="max-w-full max-sm:shrink-0">
                <Pill isQuiet={aside !== undefined}>
                  <button
                    type="button"
                    onClick={({ currentTarget }) => selectInSearch(start, end, currentTarget)}
                    aria-label={t('Change {label}', { label })}
                    title={t('Edit this in the search box')}
                    className={
                      'min-h-9 min-w-0 truncate rounded-l-full pr-1.5 pl-3.5 ' +
                      'pointer-coarse:min-h-11'
                    }
                  >
                    <PartName label={label} aside={aside} />
                  </button>
                  <Remove label={label} address={address} />
                </Pill>
              </li>
            ))}
            {clear}
          </ul>
          {implied && <Implied deal={implied} className="max-sm:mt-2" />}
        </div>
      )}
      <Instead instead={understanding.instead} />
      <RelaxedNotice isRelaxed={understanding.isRelaxed} />
      {groupRest(rest).map(({ heading, words }, at) => (
        <Unknown key={heading} heading={heading} words={words}>
          {parts.length === 0 && at === 0 && clear}
        </Unknown>
      ))}
      <Doubts
        doubts={doubts}
        instead={({ label, address }, words) => (
          <Link key={label} to={address} className={wayClass}>
            {words}
          </Link>
        )}
      />
      <Notes notes={notes} />
      {isFound && (
        <>
          <Ways
            heading={t('Or:')}
            ways={relaxations.filter(({ isWithout }) => !isWithout)}
            named={(way) => t('<0>{more} </0>{label}<1>: +{more}</1>', way)}
          />
          <Ways
            heading={t('More without:')}
            ways={relaxations.filter(({ isWithout }) => isWithout)}
            named={(way) => t('<0>{more} more without </0>{label}<1>: +{more}</1>', way)}
          />
        </>
      )}
    </div>
  )
}

interface WaysProps {
  heading: string
  ways: Understanding['relaxations']
  /** The text of a link: in tag 0 what only screen readers say, in tag 1 what only is seen. */
  named: (way: { more: string; label: string }) => string
}

/** Alternatives with more homes in one line, each with its number. */
function Ways({ heading, ways, named }: WaysProps) {
  const id = useId()
  if (ways.length === 0) return null
  return (
    <div className={cn(chipRowClass, 'gap-x-4 gap-y-1 text-sm')}>
      <p id={id} className="shrink-0 text-muted-foreground">
        {heading}
      </p>
      <ul aria-labelledby={id} className="flex gap-x-4 gap-y-1 max-sm:shrink-0 sm:flex-wrap">
        {ways.map(({ label, address, more }) => (
          <li key={label} data-row={`+ ${label}`}>
            <Link to={address} className={wayClass}>
              <span>
                <Rich
                  text={named({ more: withCommas(more), label })}
                  elements={[
                    <span key="said" className="sr-only" />,
                    <span key="seen" aria-hidden className="figures" />,
                  ]}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface UnknownProps {
  heading: string
  words: Understanding['rest']
  children?: ReactNode
}

/** Unmatched words, each with a button that removes it. */
function Unknown({ heading, words, children }: UnknownProps) {
  const id = useId()
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p id={id} className="text-muted-foreground">
        {heading}
      </p>
      <ul aria-labelledby={id} className="flex max-w-full flex-wrap gap-2">
        {words.map(({ text, start, address }) => (
          <li key={start} data-row={text} className="max-w-full">
            <Pill isQuiet>
              <span className="truncate pl-3.5">{text}</span>
              <Remove label={text} address={address} />
            </Pill>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

function Remove({ label, address }: { label: string; address: string }) {
  return (
    <Link
      to={address}
      preventScrollReset
      aria-label={t('Remove {label}', { label })}
      className={
        'grid size-9 shrink-0 place-items-center ' +
        'rounded-full text-muted-foreground transition-colors ' +
        'hover:bg-accent hover:text-foreground pointer-coarse:size-11'
      }
    >
      <X aria-hidden className="size-3.5" />
    </Link>
  )
}
