import { Link, useLocation } from 'react-router'
import { cn } from '#app/ui/class-name.ts'
import { furtherMenu, type MenuItem, menu, profileItem } from './menu.ts'
import { useMay } from './session.ts'

/** The ten places of the back office, and one's own at the foot. */
export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const may = useMay()
  const open = ({ right }: MenuItem) => right === undefined || may(right)
  return (
    <nav aria-label="Back office" className="flex h-full flex-col overflow-y-auto p-3">
      <ul className="space-y-0.5">
        {menu.filter(open).map((item) => (
          <SidebarItem key={item.path} item={item} onChoose={onChoose} />
        ))}
      </ul>
      <ul className="mt-3 space-y-0.5 border-t pt-3">
        {furtherMenu.filter(open).map((item) => (
          <SidebarItem key={item.path} item={item} onChoose={onChoose} />
        ))}
      </ul>
      <ul className="mt-auto border-t pt-3">
        <SidebarItem item={profileItem} onChoose={onChoose} />
      </ul>
    </nav>
  )
}

function SidebarItem({ item, onChoose }: { item: MenuItem; onChoose: (() => void) | undefined }) {
  const { pathname } = useLocation()
  const to = `/bb-admin/${item.path}`
  const active = [item.path, ...(item.also ?? [])].some((path) =>
    `${pathname}/`.startsWith(`/bb-admin/${path}/`),
  )
  const Icon = item.icon
  return (
    <li>
      <Link
        to={to}
        aria-current={active ? 'page' : undefined}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground',
          active && 'bg-primary-tint text-link hover:bg-primary-tint hover:text-link',
        )}
      >
        <Icon aria-hidden className="size-4.5" />
        {item.label}
      </Link>
    </li>
  )
}
