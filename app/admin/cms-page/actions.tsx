import { Eye } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { type CmsPage, cmsPage } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'

export function CmsPageActions({ row }: { row: CmsPage }) {
  const may = useMay()
  const { search } = useLocation()
  const remove = useSend(cmsPage.remove, {
    done: t('CMS page deleted successfully'),
    failed: t('Failed to delete CMS page'),
  })
  const mayEdit = may(row.status === 'draft' ? 'page.draft' : 'page.publish')
  return (
    <RowActions
      name={row.title}
      edit={mayEdit ? { to: row._id, label: t('Edit') } : undefined}
      remove={
        may('page.publish')
          ? {
              label: t('Delete'),
              question: t(
                'Are you sure you want to delete this page? This action cannot be undone.',
              ),
              onConfirm: () => remove.send({ params: { id: row._id } }),
            }
          : undefined
      }
      first={
        <DropdownMenuItem asChild>
          <Link to={{ pathname: `${row._id}/preview`, search }} preventScrollReset>
            <Eye aria-hidden />
            {t('Preview')}
          </Link>
        </DropdownMenuItem>
      }
    />
  )
}
