import { CircleUser, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { useLogOut } from '#app/account/log-out.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'
import { useAdministrator } from './session.ts'

export function UserMenu() {
  const { firstName, lastName, email, avatar } = useAdministrator()
  const name = `${firstName} ${lastName}`
  const logOut = useLogOut(administrator.logout)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" className="rounded-full">
          <span className="sr-only">{t('Account of {name}', { name })}</span>
          <Avatar name={name} image={avatar} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel>
          <span className="block font-medium">{name}</span>
          <span className="block truncate text-xs text-muted-foreground">{email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/bb-admin/profile">
            <CircleUser aria-hidden />
            {t('Profile')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={logOut}>
          <LogOut aria-hidden />
          {t('Log out')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
