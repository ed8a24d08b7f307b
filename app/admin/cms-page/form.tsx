import type { z } from 'zod'
import { PictureUpload } from '#app/admin/shell/picture-upload.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Language } from '#contract/account/language.ts'
import { type CmsPageDraft, PageStatus, PageType } from '#contract/cms-page.ts'
import { t } from '#domain/locale/translate.ts'
import { slugOf } from '#domain/text/slug.ts'
import { MarkdownField } from './markdown-field.tsx'

type Values = z.input<typeof CmsPageDraft> & { version?: number | undefined }

/** The fields of a page; the slug follows the title until it is edited (CMS-1). */
export function CmsPageForm({ form, submit }: { form: FormHandle<Values>; submit: string }) {
  const may = useMay()
  const { hook } = form
  const statuses = may('page.publish')
    ? PageStatus.options
    : PageStatus.options.filter(({ value }) => value === 'draft')
  const follow = (title: string) => {
    const isOwn = hook.getFieldState('slug').isDirty || hook.getValues('version') !== undefined
    if (!isOwn) hook.setValue('slug', slugOf(title))
  }
  return (
    <Form form={form} label={t('Page')}>
      <TextField
        form={form}
        name="title"
        label={t('Title')}
        maxLength={160}
        onTyped={follow}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="slug" label={t('Slug')} maxLength={120} help="/pages/slug" />
        <SelectField
          form={form}
          name="language"
          label={t('Language')}
          options={Language.options}
          help={t('Use the same slug for a page and its translations.')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField form={form} name="type" label={t('Type')} options={PageType.options} />
        <SelectField form={form} name="status" label={t('Status')} options={statuses} />
        <NumberField
          form={form}
          name="sortOrder"
          label={t('Order')}
          help={t('Lower numbers come first.')}
        />
      </div>
      {hook.watch('type') === 'banner' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="showsFrom" label={t('First day')} type="date" clearable />
          <TextField
            form={form}
            name="showsUntil"
            label={t('Last day')}
            type="date"
            help={t('Both dates are included (Indian time). Leave empty for no limit.')}
            clearable
          />
        </div>
      )}
      <MarkdownField
        form={form}
        name="content"
        label={t('Content')}
        help={t('Supports Markdown.')}
      />
      <TextField
        form={form}
        name="featuredImage"
        label={t('Featured image')}
        placeholder="https://"
        maxLength={500}
        clearable
      />
      <PictureUpload
        label={t('Upload a featured image')}
        onUploaded={(url) => hook.setValue('featuredImage', url, { shouldDirty: true })}
      />
      <TextField form={form} name="metaTitle" label={t('Meta title')} maxLength={160} clearable />
      <TextareaField
        form={form}
        name="metaDescription"
        label={t('Meta description')}
        rows={2}
        maxLength={320}
        clearable
      />
      {may('page.publish') && (
        <SwitchField
          form={form}
          name="isHomePage"
          label={t('Home page')}
          help={t('Only one page can be the home page. This replaces the current one.')}
        />
      )}
      <RouteFormFooter form={form}>{submit}</RouteFormFooter>
    </Form>
  )
}
