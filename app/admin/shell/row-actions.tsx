import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { t } from '#domain/locale/translate.ts'

interface RowActionsProps {
  /** The name of the row, for assistive technology and for the confirmation of a delete. */
  name: string
  /** The route of the edit dialog below the list; absent where the row cannot be edited. */
  edit?: { to: string; label: string } | undefined
  /** Absent where the administrator may not delete. The dialog stays open on `false`. */
  remove?: { label: string; question: string; onConfirm: () => Promise<boolean> } | undefined
  /** Actions before Edit. */
  first?: ReactNode
  /** Further items between Edit and Delete. */
  children?: ReactNode
}

/**
 * The actions of a row in one place: edit, those of the screen, and delete with its confirmation.
 */
export function RowActions({ name, first, edit, remove, children }: RowActionsProps) {
  const { search } = useLocation()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex items-center justify-end gap-1">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={t('Actions for {name}', { name })}>
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {first}
          {edit && (
            <DropdownMenuItem asChild>
              <Link to={{ pathname: edit.to, search }} preventScrollReset>
                <Pencil aria-hidden />
                {edit.label}
              </Link>
            </DropdownMenuItem>
          )}
          {children}
          {remove && (
            <DropdownMenuItem destructive onSelect={() => setAsking(true)}>
              <Trash2 aria-hidden />
              {remove.label}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {remove && (
        <Confirm
          title={remove.label}
          text={remove.question}
          action={t('Delete')}
          destructive
          open={asking}
          onOpenChange={setAsking}
          onConfirm={remove.onConfirm}
        />
      )}
    </div>
  )
}
