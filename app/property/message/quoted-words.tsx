import type { MessageWords } from '#contract/property/listing-message.ts'

interface QuotedWordsProps {
  groups: readonly { label: string; words: readonly MessageWords[] }[]
}

/** Words of a message as they were written, under what they mean. */
export function QuotedWords({ groups }: QuotedWordsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {groups.map(({ label, words }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words" translate="no">
            {words.map(({ start, text }) => (
              <q key={start} className="mr-2">
                {text}
              </q>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
