import { Bell } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/date.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Notification, NotificationKind, notification } from '#contract/notification.ts'

const interval = 30_000

/** What waits for this administrator: the number of unread ones, and the newest of all. */
export function NotificationBell() {
  // TanStack Query asks on an interval only while the page is visible.
  const read = useRead(notification.list, {}, { every: interval })
  const readAll = useSend(notification.readAll)
  const unread = read.data?.unread ?? 0
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={label} className="relative">
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="figures absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-foreground"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-h-[70dvh] w-[min(22rem,calc(100vw-1rem))] overflow-y-auto">
        <DropdownMenuLabel className="font-medium">Notifications</DropdownMenuLabel>
        {read.isPending && <Skeleton className="m-2 h-16" />}
        {read.isError && <Note>Failed to load notifications</Note>}
        {read.data?.notifications.length === 0 && <Note>Nothing waits for you.</Note>}
        {read.data?.notifications.map((row) => (
          <Item key={row._id} row={row} />
        ))}
        {unread > 0 && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              onSelect={(event) => {
                event.preventDefault()
                void readAll.send({})
              }}
            >
              Mark all as read
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Note({ children }: { children: string }) {
  return <DropdownMenuLabel className="py-4 text-muted-foreground">{children}</DropdownMenuLabel>
}

/** Leads to what it is about, and is read with that. */
function Item({ row }: { row: Notification }) {
  const navigate = useNavigate()
  const { send } = useSend(notification.read)
  const open = () => {
    if (!row.readAt) void send({ params: { id: row._id } })
    void navigate(row.link)
  }
  return (
    <DropdownMenuItem onSelect={open} className="items-start">
      <span
        aria-hidden
        className={cn('mt-1.5 size-2 shrink-0 rounded-full', !row.readAt && 'bg-primary')}
      />
      <span className="min-w-0">
        <span className={cn('block break-words', !row.readAt && 'font-medium')}>{row.title}</span>
        <span className="block text-xs text-muted-foreground">
          {NotificationKind.label(row.kind)} · <When at={row.createdAt} time />
          {!row.readAt && <span className="sr-only">, unread</span>}
        </span>
      </span>
    </DropdownMenuItem>
  )
}
