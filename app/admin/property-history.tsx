import type { z } from 'zod'
import { When } from '#app/kit/date.tsx'
import type { PropertyEvent } from '#contract/property.ts'

type Event = z.infer<typeof PropertyEvent>

const acts: Record<string, string> = {
  'property.create': 'Submitted',
  'property.change': 'Edited',
  'property.resubmit': 'Sent again',
  'property.approve': 'Approved',
  'property.reject': 'Rejected',
  'property.sell': 'Marked as sold',
  'property.rent': 'Marked as rented',
  'property.import': 'Imported',
}

/** Who did what to this listing and when, newest first, with what an edit changed. */
export function PropertyHistory({ history }: { history: Event[] }) {
  if (history.length === 0) return null
  return (
    <section aria-label="History" className="text-sm">
      <h3 className="mb-2 text-xs text-muted-foreground">History</h3>
      <ol className="space-y-2 border-l pl-4">
        {history.map((event) => (
          <li key={`${event.at} ${event.act}`}>
            <p>
              <span className="font-medium">{acts[event.act] ?? event.act}</span>
              <span className="text-muted-foreground"> by {event.actorName}, </span>
              <When at={event.at} time className="text-muted-foreground" />
            </p>
            {changesOf(event).map(([name, before, after]) => (
              <p key={name} className="text-xs text-muted-foreground">
                {name}: {before} → {after}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The fields that differ between before and after; the status is told by the act itself. */
function changesOf({ before, after }: Event): [string, string, string][] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((name) => name !== 'status' && name !== 'version')
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, show(before[name]), show(after[name])])
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
