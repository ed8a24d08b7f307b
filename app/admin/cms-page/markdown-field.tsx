import { useState } from 'react'
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form'
import { PictureUpload } from '#app/admin/shell/picture-upload.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import type { FieldProps } from '#app/kit/form/use-field.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { t } from '#domain/locale/translate.ts'
import { MarkdownPreview } from './markdown-preview.tsx'

/** A Markdown editor with a tab for writing and one for the preview. */
export function MarkdownField<Values extends FieldValues>(props: FieldProps<Values>) {
  const [side, setSide] = useState('write')
  const { hook } = props.form
  const content = useWatch({ control: hook.control, name: props.name })
  const insert = (url: string) => {
    const text = String(content ?? '').trimEnd()
    const value = `${text}${text && '\n\n'}![](${url})\n`
    hook.setValue(props.name, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
  return (
    <Tabs value={side} onValueChange={setSide}>
      <TabsList>
        <TabsTrigger value="write">{t('Write')}</TabsTrigger>
        <TabsTrigger value="preview">{t('Preview')}</TabsTrigger>
      </TabsList>
      {/* Mounted behind the preview too, so that undo and the cursor position survive. */}
      <TabsContent value="write" forceMount hidden={side !== 'write'}>
        <TextareaField {...props} rows={14} maxLength={100_000} />
        <div className="mt-2">
          <PictureUpload label={t('Insert an image')} onUploaded={insert} />
        </div>
      </TabsContent>
      <TabsContent value="preview">
        <MarkdownPreview content={String(content ?? '')} />
      </TabsContent>
    </Tabs>
  )
}
