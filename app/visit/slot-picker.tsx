import { useCallback, useEffect, useId, useState } from 'react'
import { call } from '#app/api/call.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import { visit } from '#contract/visit/visit.ts'
import { formatDayOfMonth, formatTime, formatWeekday } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { isElsewhere } from './visit-time-text.ts'

type Slots = ReplyOf<typeof visit.slots>

interface SlotPickerProps {
  propertyId: string
  /** The chosen time; empty without one. */
  value: string
  onChange: (startsAt: string) => void
  error?: string | undefined
  /** Change it to load the free times again. */
  round?: number
}

/** The free times of a home, by day. */
export function SlotPicker({ propertyId, value, onChange, error, round = 0 }: SlotPickerProps) {
  const { slots, failure, more, load } = useSlots(propertyId, round)
  const [chosen, setDay] = useState<string>()
  const name = useId()
  if (failure !== undefined) {
    return <Problem title={t('Failed to load the free times')} error={failure} onRetry={load} />
  }
  if (!slots) return <Skeleton className="h-40 w-full" />
  if (slots.days.length === 0) return <Nothing slots={slots} onMore={more} />
  const day = slots.days.find((one) => one.day === chosen) ?? dayOf(slots, value)
  return (
    <div className="min-w-0 space-y-3">
      {slots.note && <p className="text-sm break-words whitespace-pre-line">{slots.note}</p>}
      <div className="flex gap-2 overflow-x-auto pb-1">
        {slots.days.map((one) => (
          <button
            key={one.day}
            type="button"
            aria-pressed={one === day}
            onClick={() => setDay(one.day)}
            className={chip}
          >
            <span className="text-xs text-muted-foreground">{formatWeekday(one.day)}</span>
            <span className="text-sm font-medium">{formatDayOfMonth(one.day)}</span>
          </button>
        ))}
        {slots.next && (
          <Button variant="ghost" className="h-14 shrink-0" onClick={more}>
            {t('Later days')}
          </Button>
        )}
      </div>
      <fieldset className="space-y-2">
        <legend className="mb-2 text-sm font-medium">
          {day.slots.some(isElsewhere) ? t('Time in India (IST)') : t('Time')}
        </legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {day.slots.map((at) => (
            <label key={at} className={time}>
              <input
                type="radio"
                name={name}
                value={at}
                checked={at === value}
                onChange={() => onChange(at)}
                className="sr-only"
              />
              {formatTime(at)}
            </label>
          ))}
        </div>
        {error && <p className="text-sm text-destructive">{error}</p>}
      </fieldset>
    </div>
  )
}

const chip =
  'flex h-14 min-w-16 shrink-0 flex-col items-center justify-center rounded-md border px-2 ' +
  'aria-pressed:border-primary aria-pressed:bg-primary-tint'
const time =
  'figures flex h-11 cursor-pointer items-center justify-center rounded-md border px-1 text-sm ' +
  'has-checked:border-primary has-checked:bg-primary-tint has-checked:font-medium ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'

/** Returns the day of the chosen time, or the first. */
function dayOf({ days }: Slots, value: string) {
  const [first = { day: '', slots: [] }] = days
  return days.find(({ slots }) => slots.includes(value)) ?? first
}

function Nothing({ slots, onMore }: { slots: Slots; onMore: () => void }) {
  return (
    <div className="space-y-2 text-sm text-muted-foreground">
      <p>
        {slots.isOpen
          ? t('No free times in the next two weeks.')
          : t('Visits to this home cannot be booked online right now.')}
      </p>
      {slots.next && (
        <Button variant="outline" onClick={onMore}>
          {t('Later days')}
        </Button>
      )}
    </div>
  )
}

/** Loads the free times, again for each round, and later days on request. */
function useSlots(propertyId: string, round: number) {
  const [slots, setSlots] = useState<Slots>()
  const [failure, setFailure] = useState<unknown>()
  const load = useCallback(() => {
    setFailure(undefined)
    call(visit.slots, { params: { id: propertyId } }).then(setSlots, setFailure)
  }, [propertyId])
  useEffect(() => {
    // The old times stay until new ones replace them.
    if (round >= 0) load()
  }, [round, load])
  const more = async () => {
    if (!slots?.next) return
    try {
      const query = { from: slots.next }
      const later = await call(visit.slots, { params: { id: propertyId }, query })
      setSlots({ ...later, days: [...slots.days, ...later.days] })
    } catch (error) {
      setFailure(error)
    }
  }
  // The old times stay if loading again fails.
  return { slots, failure: slots ? undefined : failure, more: () => void more(), load }
}
