import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#app/ui/popover.tsx'
import { notification } from '#contract/message/notification.ts'
import { t } from '#domain/locale/translate.ts'
import { NotificationItem } from './item.tsx'

const interval = 30_000

/** The notifications of this administrator: the number of unread ones, and the latest. */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  // TanStack Query polls only while the page is visible.
  const read = useRead(notification.list, {}, { every: interval })
  const readAll = useSend(notification.readAll)
  const unread = read.data?.unread ?? 0
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={
            unread === 0 ? t('Notifications') : t('Notifications, {unread} unread', { unread })
          }
          className="relative"
        >
          <Bell aria-hidden />
          {unread > 0 && <Badge count={unread} />}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t('Notifications')}
        className="flex max-h-[70dvh] w-[min(24rem,calc(100vw-1rem))] flex-col"
      >
        <div className="flex min-h-11 items-center justify-between gap-3 px-3">
          <h2 className="text-sm font-medium">{t('Notifications')}</h2>
          {unread > 0 && (
            <Button
              variant="link"
              size="sm"
              disabled={readAll.busy}
              onClick={() => void readAll.send({})}
              className="px-0"
            >
              {t('Mark all as read')}
            </Button>
          )}
        </div>
        <div className="min-h-0 overflow-y-auto">
          <Loaded read={read} failed={t('Failed to load notifications')} height="h-16">
            {({ notifications }) =>
              notifications.length === 0 ? (
                <p className="px-3 py-6 text-center text-sm text-muted-foreground">
                  {t('No new notifications.')}
                </p>
              ) : (
                <ul>
                  {notifications.map((row) => (
                    <NotificationItem key={row._id} row={row} onOpen={() => setOpen(false)} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </PopoverContent>
    </Popover>
  )
}

function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className={
        'figures absolute top-0.5 right-0 grid h-4.5 min-w-4.5 ' +
        'place-items-center rounded-full bg-primary px-1 ' +
        'text-[0.6875rem] leading-none font-semibold text-primary-foreground'
      }
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
