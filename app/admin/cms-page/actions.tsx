import { Eye } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { type CmsPage, cmsPage } from '#contract/cms-page.ts'

export function CmsPageActions({ row }: { row: CmsPage }) {
  const may = useMay()
  const { search } = useLocation()
  const remove = useSend(cmsPage.remove, {
    done: 'CMS page deleted successfully',
    failed: 'Failed to delete CMS page',
  })
  const mayEdit = may(row.status === 'draft' ? 'page.draft' : 'page.publish')
  return (
    <RowActions
      name={row.title}
      edit={mayEdit ? { to: row._id, label: 'Edit' } : undefined}
      remove={
        may('page.publish')
          ? {
              label: 'Delete',
              noun: 'page',
              onConfirm: () => remove.send({ params: { id: row._id } }),
            }
          : undefined
      }
      first={
        <DropdownMenuItem asChild>
          <Link to={{ pathname: `${row._id}/preview`, search }} preventScrollReset>
            <Eye aria-hidden />
            Preview
          </Link>
        </DropdownMenuItem>
      }
    />
  )
}
