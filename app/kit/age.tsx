import { formatDateTime } from '#domain/date/date.ts'

interface AgeProps {
  /** ISO text. */
  since: string
  /** Whether it has taken longer than promised. */
  late?: boolean
  /** As part of a sentence: "3 days ago". */
  ago?: boolean
}

const steps: [seconds: number, word: string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/** How long something has waited, in its largest whole unit; the title has the exact time. */
export function Age({ since, late = false, ago = false }: AgeProps) {
  const seconds = (Date.now() - new Date(since).getTime()) / 1_000
  const [size, word] = steps.find(([step]) => seconds >= step) ?? [60, 'minute']
  const count = Math.max(0, Math.floor(seconds / size))
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      className={late ? 'whitespace-nowrap text-status-red-text' : 'whitespace-nowrap'}
    >
      {count === 0 ? (ago ? 'just now' : 'Just now') : `${count} ${word}${count === 1 ? '' : 's'}`}
      {ago && count > 0 && ' ago'}
      {late && ', overdue'}
    </time>
  )
}
