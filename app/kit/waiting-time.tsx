import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

interface WaitingTimeProps {
  /** ISO text. */
  since: string
  /** Whether it has taken longer than promised. */
  late?: boolean
  /** As part of a sentence: "3 days ago". */
  ago?: boolean
}

interface Step {
  seconds: number
  age: (count: number) => string
  ago: (count: number) => string
}

const minutes: Step = {
  seconds: 60,
  age: (count) => t('{count, plural, one {# minute} other {# minutes}}', { count }),
  ago: (count) => t('{count, plural, one {# minute ago} other {# minutes ago}}', { count }),
}
const steps: readonly Step[] = [
  {
    seconds: 86_400,
    age: (count) => t('{count, plural, one {# day} other {# days}}', { count }),
    ago: (count) => t('{count, plural, one {# day ago} other {# days ago}}', { count }),
  },
  {
    seconds: 3_600,
    age: (count) => t('{count, plural, one {# hour} other {# hours}}', { count }),
    ago: (count) => t('{count, plural, one {# hour ago} other {# hours ago}}', { count }),
  },
  minutes,
]

/** How long something has waited, in its largest whole unit; the title has the exact time. */
export function WaitingTime({ since, late = false, ago = false }: WaitingTimeProps) {
  const seconds = (Date.now() - new Date(since).getTime()) / 1_000
  const step = steps.find((one) => seconds >= one.seconds) ?? minutes
  const count = Math.max(0, Math.floor(seconds / step.seconds))
  const now = ago ? t('just now') : t('Just now')
  const age = count === 0 ? now : step[ago ? 'ago' : 'age'](count)
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      className={late ? 'whitespace-nowrap text-status-red-text' : 'whitespace-nowrap'}
    >
      {late ? t('{age}, overdue', { age }) : age}
    </time>
  )
}
