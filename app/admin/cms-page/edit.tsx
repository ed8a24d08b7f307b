import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { type CmsPage, CmsPageDraft, cmsPage } from '#contract/cms-page.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { CmsPageForm } from './form.tsx'

// Adding and editing share a form, which always sends every field.
const whole = CmsPageDraft.safeExtend({ version })
const create = endpoint({ ...cmsPage.create, body: whole })
const change = endpoint({ ...cmsPage.change, body: whole })

const failed = msg('Failed to create or update CMS page')

export default function CmsPageEdit() {
  const { id } = useParams()
  return id === undefined ? <NewPage /> : <KnownPage id={id} />
}

function NewPage() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: {
      language: sourceLocale,
      content: '',
      type: 'page',
      status: 'draft',
      isHomePage: false,
      sortOrder: 0,
    },
    done: t('CMS page created successfully'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog title={t('Create Page')} className="sm:max-w-2xl">
      <CmsPageForm form={form} submit={t('Create Page')} />
    </RouteDialog>
  )
}

function KnownPage({ id }: { id: string }) {
  const read = useRead(cmsPage.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Page')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load CMS page')}>
        {({ page }) => (
          <div className="space-y-6">
            <EditPage row={page} />
            <History kind="cms_page" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function EditPage({ row }: { row: CmsPage }) {
  const close = useCloseRoute()
  const { _id, author, createdAt, updatedAt, ...start } = row
  const form = useForm(change, {
    params: { id: _id },
    start,
    done: t('CMS page updated successfully'),
    failed,
    onDone: close,
  })
  return <CmsPageForm form={form} submit={t('Save Changes')} />
}
