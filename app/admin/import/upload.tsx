import { Upload } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#app/api/upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { propertyImport } from '#contract/import/import.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { sentencesOf } from './sentence.ts'

/** Takes a file and goes to its import, where it is matched and checked before anything goes in. */
export function ImportUpload() {
  const id = useId()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { share, send, stop } = useUpload()
  const busy = share !== undefined
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const sentence = file ? unfit(file) : 'Please choose a file.'
    setProblem(sentence)
    if (!file || sentence) return document.getElementById(id)?.focus()
    const sent = await send(file)
    if ('importId' in sent) await navigate(sent.importId)
    else setProblem(sent.problem)
  }
  return (
    <form
      aria-label="Upload"
      noValidate
      onSubmit={(event) => void start(event)}
      className="flex flex-col gap-3 rounded-lg border bg-card p-5"
    >
      <Label htmlFor={id}>File of listings</Label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Input
          id={id}
          type="file"
          accept=".csv,.csv.gz,.gz,.xlsx,.xls,text/csv,application/gzip"
          disabled={busy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => {
            setFile(event.target.files?.[0])
            setProblem(undefined)
          }}
          className="sm:max-w-md"
        />
        <Button type="submit" disabled={busy}>
          <Upload aria-hidden />
          {busy ? 'Uploading...' : 'Upload'}
        </Button>
        {busy && (
          <Button variant="outline" onClick={stop}>
            Cancel
          </Button>
        )}
      </div>
      {busy && <Sending share={share} />}
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-status-red-text">
          {problem}
        </p>
      )}
      <p id={`${id}-help`} className="text-xs text-muted-foreground">
        {importLimits.formats}. The first row names the columns. Nothing goes in before you have
        seen what the check found.
      </p>
    </form>
  )
}

function Sending({ share }: { share: number }) {
  return (
    <div className="flex max-w-md items-center gap-3 text-sm">
      <Progress value={share * 100} label="Upload" />
      <span className="figures w-24 shrink-0 text-muted-foreground">
        {share < 1 ? `${Math.round(share * 100)}%` : 'Reading...'}
      </span>
    </div>
  )
}

/** Why a file need not be sent at all. */
function unfit(file: File): string | undefined {
  if (!/\.(?:csv(?:\.gz)?|xlsx?)$/i.test(file.name)) {
    return 'Please choose a .csv, .csv.gz, .xlsx or .xls file.'
  }
  if (file.size === 0) return 'This file is empty.'
  if (file.size > importLimits.maxBytes) return `This file is larger than ${importLimits.maxSize}.`
  return undefined
}

type Sent = { importId: string } | { problem: string | undefined }

/** One upload at a time, with the share sent so far; it can be stopped. */
function useUpload() {
  const [share, setShare] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  const send = async (file: File): Promise<Sent> => {
    const controller = new AbortController()
    stopper.current = controller
    setShare(0)
    try {
      const options = { onProgress: setShare, signal: controller.signal }
      const reply = await upload(propertyImport.upload, {}, { review: 'true', file }, options)
      return { importId: reply.import._id }
    } catch (error) {
      if (controller.signal.aborted) return { problem: undefined }
      return { problem: sentencesOf(error, 'Failed to import properties').join(' ') }
    } finally {
      setShare(undefined)
    }
  }
  return { share, send, stop: () => stopper.current?.abort() }
}
