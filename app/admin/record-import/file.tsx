import { Upload } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { sentencesOf } from '#app/admin/import/sentence.ts'
import { download } from '#app/api/download.ts'
import { upload } from '#app/api/upload.ts'
import { useSave } from '#app/api/use-save.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { sheetImport, sheetStep } from '#contract/import/record-import.ts'
import type { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { sheetLimits } from '#contract/upload-limits.ts'

interface SheetFileProps {
  noun: keyof typeof sheetImport
  onSent: (id: string) => void
}

/** Takes a file, or gives the template of one. */
export function SheetFile({ noun, onSent }: SheetFileProps) {
  const id = useId()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return setProblem('Please choose a file.')
    if (file.size > sheetLimits.maxBytes)
      return setProblem(`This file is larger than ${sheetLimits.maxSize}.`)
    setShare(0)
    try {
      const reply = await upload(
        sheetImport[noun],
        {},
        { review: 'true', file },
        { onProgress: setShare },
      )
      onSent(reply.import._id)
    } catch (error) {
      const failed = `Failed to import ${noun === 'cms' ? 'CMS pages' : noun}`
      setProblem(sentencesOf(error, failed).join(' '))
    } finally {
      setShare(undefined)
    }
  }
  const { busy, save } = useSave({ failed: 'Failed to download the template' })
  const template = (format: SheetFormat) =>
    save(() => download(sheetStep.template, { params: { noun }, query: { format } }))
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <Label htmlFor={id}>File</Label>
      <Input
        id={id}
        type="file"
        accept=".csv,.xlsx,.xls"
        disabled={share !== undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          setProblem(undefined)
        }}
      />
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-status-red-text">
          {problem}
        </p>
      )}
      <p id={`${id}-help`} className="text-xs text-muted-foreground">
        {sheetLimits.formats}. The first row names the columns; our own exports can be imported.
      </p>
      {share !== undefined && <Progress value={share * 100} label="Upload" />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={share !== undefined}>
          <Upload aria-hidden />
          {share === undefined ? 'Upload and check' : 'Uploading...'}
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('csv')}>
          Template (CSV)
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => void template('xlsx')}>
          Template (Excel)
        </Button>
      </div>
    </form>
  )
}
