import { Link, useLocation } from 'react-router'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { furtherMenu, isUnder, type MenuItem, menu, profileItem } from './menu.ts'
import { useMay } from './session.ts'

/** The ten items of the back office, and the own profile at the bottom. */
export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const may = useMay()
  const open = ({ right }: MenuItem) => right === undefined || may(right)
  return (
    <nav aria-label={t('Back office')} className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <ul className="space-y-0.5">
          {menu.filter(open).map((item) => (
            <SidebarItem key={item.path} item={item} onChoose={onChoose} />
          ))}
        </ul>
        <ul className="mt-2 space-y-0.5 border-t pt-2">
          {furtherMenu.filter(open).map((item) => (
            <SidebarItem key={item.path} item={item} onChoose={onChoose} />
          ))}
        </ul>
      </div>
      <ul className="border-t px-3 py-2">
        <SidebarItem item={profileItem} onChoose={onChoose} />
      </ul>
    </nav>
  )
}

function SidebarItem({ item, onChoose }: { item: MenuItem; onChoose: (() => void) | undefined }) {
  const { pathname } = useLocation()
  const to = `/bb-admin/${item.path}`
  const active = isUnder(item, pathname)
  const Icon = item.icon
  return (
    <li>
      <Link
        to={to}
        aria-current={active ? 'page' : undefined}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 items-center gap-3 rounded-md lg:min-h-9 px-3 ' +
            'text-sm font-medium text-muted-foreground transition-colors ' +
            'hover:bg-accent hover:text-foreground',
          active && 'bg-primary-tint text-link hover:bg-primary-tint hover:text-link',
        )}
      >
        <Icon aria-hidden className="size-4.5" />
        {item.label}
      </Link>
    </li>
  )
}
