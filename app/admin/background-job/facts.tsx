import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { type BackgroundJob, JobState } from '#contract/background-job/background-job.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const tones = {
  failing: 'red',
  overdue: 'yellow',
  running: 'green',
  ok: 'green',
  new: 'grey',
} satisfies Record<JobState, Tone>

interface FactProps {
  job: BackgroundJob
}

/** The state of a job in words, and the run that an administrator requested. */
export function StateOf({ job }: FactProps) {
  const { state, failuresInRow, runningSince, askedRun } = job
  return (
    <div className="max-w-64 min-w-36 space-y-0.5">
      <StatusBadge tone={tones[state]} label={JobState.label(state)} />
      {runningSince && (
        <span className="block text-xs text-muted-foreground">
          <WaitingTime since={runningSince} ago />
        </span>
      )}
      {state === 'failing' && (
        <span className="block text-xs text-muted-foreground">
          {t('{count, plural, one {Failed once} other {Failed # times in a row}}', {
            count: failuresInRow,
          })}
        </span>
      )}
      {askedRun && <Asked run={askedRun} />}
    </div>
  )
}

/** Announced to screen readers when it ends. */
function Asked({ run }: { run: NonNullable<BackgroundJob['askedRun']> }) {
  const { askedBy: name, endedAt, error } = run
  return (
    <span aria-live="polite" className="block text-xs break-words text-muted-foreground">
      {endedAt === null ? (
        t('Running now, started by {name}', { name })
      ) : (
        <>
          {error === null
            ? t('Run by {name}: done', { name })
            : t('Run by {name}: failed. {error}', { name, error })}
          {' · '}
          <WaitingTime since={endedAt} ago />
        </>
      )}
    </span>
  )
}

export function LastSuccess({ job: { succeededAt, milliseconds, runs } }: FactProps) {
  if (!succeededAt) return '—'
  return (
    <div className="min-w-28">
      <WaitingTime since={succeededAt} ago />
      <span className="figures block text-xs text-muted-foreground">
        {milliseconds !== null && t('took {duration}', { duration: durationOf(milliseconds) })}
      </span>
      <span className="figures block text-xs text-muted-foreground">
        {t('{count, plural, one {# run} other {{figure} runs}}', {
          count: runs,
          figure: withCommas(runs),
        })}
      </span>
    </div>
  )
}

export function LastFailure({ job: { failedAt, error, failures } }: FactProps) {
  if (!failedAt) return '—'
  return (
    <div className="max-w-80 min-w-28">
      <WaitingTime since={failedAt} ago />
      <span className="figures block text-xs text-muted-foreground">
        {t('{count, plural, one {# failure} other {{figure} failures}}', {
          count: failures,
          figure: withCommas(failures),
        })}
      </span>
      {/* As the log has it, in the words of the program. */}
      <span translate="no" className="block text-xs break-words text-muted-foreground">
        {error}
      </span>
    </div>
  )
}

/** Returns a count, or the limit up to which it was counted. */
export const amountOf = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  isMore ? t('over {count}', { count: withCommas(count) }) : withCommas(count)

/** Returns how often a job runs, in its largest whole unit. */
export function everyOf(seconds: number): string {
  const round = Math.max(1, Math.round(seconds))
  if (round % 3600 === 0) {
    return t('{count, plural, one {Every hour} other {Every # hours}}', { count: round / 3600 })
  }
  if (round % 60 === 0) {
    return t('{count, plural, one {Every minute} other {Every # minutes}}', { count: round / 60 })
  }
  return t('{count, plural, one {Every second} other {Every # seconds}}', { count: round })
}

function durationOf(milliseconds: number): string {
  if (milliseconds < 1_000) return t('{count} ms', { count: milliseconds })
  return t('{count} s', { count: withCommas(Math.round(milliseconds / 100) / 10, 1) })
}
