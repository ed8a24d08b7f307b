import { Archive, Globe } from 'lucide-react'
import { SheetExport } from '#app/admin/record-import/actions.tsx'
import { call } from '#app/api/call.ts'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type CmsPage, cmsPage, type PageStatus } from '#contract/cms-page.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Publishes, unpublishes or exports the selected pages. */
export function CmsPageBulk({ selection }: { selection: Selection<CmsPage> }) {
  const set =
    (status: PageStatus) =>
    ({ _id, version }: CmsPage) =>
      call(cmsPage.change, { params: { id: _id }, body: { status, version } })
  return (
    <BulkBar selection={selection}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void selection.each(msg('published'), set('published'))}
      >
        <Globe aria-hidden />
        {t('Publish')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void selection.each(msg('archived'), set('archived'))}
      >
        <Archive aria-hidden />
        {t('Archive')}
      </Button>
      <SheetExport noun="cms" selection={selection} />
    </BulkBar>
  )
}
