import { useEffect, useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import {
  Doubts,
  groupRest,
  Implied,
  Instead,
  Notes,
  PartName,
  Pill,
  wayClass,
} from '#app/property/reading/explained.tsx'
import { notesOf, partsOf } from '#app/property/reading/understood-words.ts'
import { property } from '#contract/property/property.ts'
import type { SearchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Milliseconds without typing before the text is sent. */
const pause = 400

interface SearchPreviewProps {
  text: string
  /** The deal is chosen in the form, so that none is implied by a price. */
  isDealChosen: boolean
  /** Called with the text of another interpretation that was chosen. */
  onInstead: (text: string) => void
}

/** A preview before saving: how a search text is interpreted, and how many homes it finds. */
export function SearchPreview({ text, isDealChosen, onInstead }: SearchPreviewProps) {
  const said = useSettled(text.trim())
  const read = useRead(
    property.publicList,
    { query: { search: said, limit: '1' } },
    { enabled: said.length > 1, keepPrevious: true },
  )
  const found = said.length > 1 ? read.data : undefined
  return (
    <div role="status" className="space-y-1.5 text-sm sm:col-span-2 empty:hidden">
      {found?.interpretation && (
        <Reading reading={found.interpretation} isDealChosen={isDealChosen} onInstead={onInstead} />
      )}
      {found && (
        <p className="figures">
          {t(
            '{count, plural, one {# home matches these words now.} ' +
              'other {{figure} homes match these words now.}}',
            { count: found.pagination.total, figure: withCommas(found.pagination.total) },
          )}
        </p>
      )}
    </div>
  )
}

interface ReadingProps extends Omit<SearchPreviewProps, 'text'> {
  reading: SearchReading
}

function Reading({ reading, isDealChosen, onInstead }: ReadingProps) {
  const parts = partsOf(reading)
  return (
    <>
      {parts.length > 0 && (
        <ul aria-label={t('What we understood')} className="flex flex-wrap gap-1.5">
          {parts.map(({ label, aside }) => (
            <li key={label} className="max-w-full">
              <Pill isQuiet={aside !== undefined}>
                <span className="truncate px-3 py-1">
                  <PartName label={label} aside={aside} />
                </span>
              </Pill>
            </li>
          ))}
        </ul>
      )}
      {reading.implied && !isDealChosen && <Implied deal={reading.implied} />}
      <Instead instead={reading.instead} />
      {groupRest(reading.rest).map(({ heading, words }) => (
        <p key={heading} className="text-muted-foreground wrap-anywhere">
          {heading} {words.map(({ text }) => `“${text}”`).join(', ')}.
        </p>
      ))}
      <Doubts
        doubts={reading.doubts}
        instead={({ label, search }, words) => (
          <button key={label} type="button" onClick={() => onInstead(search)} className={wayClass}>
            {words}
          </button>
        )}
      />
      <Notes notes={notesOf(reading)} />
    </>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}
