import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { cn } from '#app/ui/class-name.ts'
import {
  type Notification,
  NotificationKind,
  notification,
} from '#contract/message/notification.ts'
import { t } from '#domain/locale/translate.ts'

/** Links to its subject, and is marked as read when opened. */
export function NotificationItem({ row, onOpen }: { row: Notification; onOpen: () => void }) {
  const { send } = useSend(notification.read)
  const open = () => {
    if (!row.readAt) void send({ params: { id: row._id } })
    onOpen()
  }
  return (
    <li>
      <Link
        to={row.link}
        onClick={open}
        className="flex min-h-11 gap-2.5 rounded-md px-3 py-2 text-sm hover:bg-accent"
      >
        <span
          aria-hidden
          className={cn('mt-1.5 size-2 shrink-0 rounded-full', !row.readAt && 'bg-primary')}
        />
        <span className="min-w-0">
          <span className={cn('block break-words', !row.readAt && 'font-medium')}>{row.title}</span>
          <span className="block text-xs text-muted-foreground">
            {NotificationKind.label(row.kind)} · <When at={row.createdAt} time />
            {!row.readAt && <span className="sr-only">{t(', unread')}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}
