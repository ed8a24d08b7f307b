import { visitTimeText } from './visit-time-text.ts'

export function VisitTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {visitTimeText(at)}
    </time>
  )
}
