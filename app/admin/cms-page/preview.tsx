import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { cmsPage } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'
import { MarkdownPreview } from './markdown-preview.tsx'

/** A page as visitors will see it, in any status. */
export default function CmsPagePreview() {
  const { id = '' } = useParams()
  const read = useRead(cmsPage.get, { params: { id } })
  return (
    <RouteDialog title={read.data?.page.title ?? t('Preview')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load CMS page')}>
        {({ page }) => <MarkdownPreview content={page.content} />}
      </Loaded>
    </RouteDialog>
  )
}
