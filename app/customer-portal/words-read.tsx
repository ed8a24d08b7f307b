import { useEffect, useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { property } from '#contract/property.ts'
import { withCommas } from '#domain/number.ts'

/** After the last key. */
const pause = 400

/** How the words of a search are read, and how many homes they find: seen before it is saved. */
export function WordsRead({ text }: { text: string }) {
  const said = useSettled(text.trim())
  const read = useRead(
    property.publicList,
    { query: { search: said, limit: '1' } },
    { enabled: said.length > 1, keep: true },
  )
  const found = said.length > 1 ? read.data : undefined
  const parts = [...new Set(found?.interpretation?.slots.map(({ label }) => label))]
  const rest = found?.interpretation?.rest.map(({ text: word }) => `“${word}”`) ?? []
  return (
    <div role="status" className="space-y-1.5 text-sm sm:col-span-2 empty:hidden">
      {parts.length > 0 && (
        <ul aria-label="What we understood" className="flex flex-wrap gap-1.5">
          {parts.map((label) => (
            <li
              key={label}
              className="max-w-full truncate rounded-full border border-input/60 bg-card px-3 py-1"
            >
              {label}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <p className="text-muted-foreground wrap-anywhere">
          Not understood, so looked for in the text: {rest.join(', ')}.
        </p>
      )}
      {found && (
        <p className="figures">
          {found.pagination.total === 1
            ? '1 home is found with these words now.'
            : `${withCommas(found.pagination.total)} homes are found with these words now.`}
        </p>
      )}
    </div>
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
