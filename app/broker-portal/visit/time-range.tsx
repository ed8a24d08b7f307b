import { Input } from '#app/ui/input.tsx'
import { t } from '#domain/locale/translate.ts'

interface Range {
  opens: string
  closes: string
}

interface TimeRangeProps {
  /** The accessible name of the range: a day. */
  label: string
  value: Range
  onChange: (value: Range) => void
}

// On a phone the field has room for the time only.
const timeField =
  'figures w-full min-w-0 max-w-32 max-sm:px-2 ' +
  'max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

/** Two times of a day. A time field cannot show the end of the day, so midnight stands for it. */
export function TimeRange({ label, value: { opens, closes }, onChange }: TimeRangeProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Input
        type="time"
        aria-label={t('{day}, from', { day: label })}
        value={opens}
        onChange={({ target }) => onChange({ opens: target.value, closes })}
        className={timeField}
      />
      <span aria-hidden>–</span>
      <Input
        type="time"
        aria-label={t('{day}, until', { day: label })}
        value={closes === '24:00' ? '00:00' : closes}
        onChange={({ target: { value } }) =>
          onChange({ opens, closes: value === '00:00' ? '24:00' : value })
        }
        className={timeField}
      />
    </span>
  )
}
