import { Upload } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { upload } from '#app/api/upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { propertyImport } from '#contract/import/import.ts'
import type { sheetImport } from '#contract/import/record-import.ts'
import type { importLimits, sheetLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { sentencesOf } from './sentence.ts'

interface ImportUploadProps {
  endpoint: typeof propertyImport.upload | (typeof sheetImport)[keyof typeof sheetImport]
  limits: typeof importLimits | typeof sheetLimits
  label: string
  action: string
  help: string
  failed: string
  /** Opens the import for mapping and check before anything is imported. */
  onSent: (id: string) => void
  /** Shown beside the button. */
  children?: ReactNode
}

/** Uploads a file of listings or of records for its check. */
export function ImportUpload({ label, action, help, children, ...props }: ImportUploadProps) {
  const { limits } = props
  const id = useId()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { share, send, stop } = useUpload(props)
  const busy = share !== undefined
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const sentence = file ? unfit(file, limits) : t('Please choose a file.')
    setProblem(sentence)
    if (!file || sentence) return document.getElementById(id)?.focus()
    setProblem(await send(file))
  }
  return (
    <form
      aria-label={t('Upload')}
      noValidate
      onSubmit={(event) => void start(event)}
      className="flex flex-col gap-3"
    >
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="file"
        accept={limits.extensions.map(lastEnding).join(',')}
        disabled={busy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          setProblem(undefined)
        }}
        className="sm:max-w-md"
      />
      {busy && <Sending share={share} />}
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-status-red-text">
          {problem}
        </p>
      )}
      <p id={`${id}-help`} className="text-xs text-muted-foreground">
        {t('{formats}. The first row has the column names.', { formats: limits.formats })} {help}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={busy}>
          <Upload aria-hidden />
          {busy ? t('Uploading...') : action}
        </Button>
        {busy && (
          <Button variant="outline" onClick={stop}>
            {t('Cancel')}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}

/** Browsers match `.gz`, not `.csv.gz`. */
const lastEnding = (extension: string) => extension.slice(extension.lastIndexOf('.'))

function Sending({ share }: { share: number }) {
  return (
    <div className="flex max-w-md items-center gap-3 text-sm">
      <Progress value={share * 100} label={t('Upload')} />
      <span className="figures w-24 shrink-0 text-muted-foreground">
        {share < 1 ? `${Math.round(share * 100)}%` : t('Reading...')}
      </span>
    </div>
  )
}

/** Returns why a file need not be sent, or undefined. */
function unfit(file: File, limits: ImportUploadProps['limits']): string | undefined {
  const name = file.name.toLowerCase()
  if (!limits.extensions.some((extension) => name.endsWith(extension))) {
    return t('Please choose a file of these types: {types}.', {
      types: limits.extensions.join(', '),
    })
  }
  if (file.size === 0) return t('This file is empty.')
  return file.size > limits.maxBytes
    ? t('This file is larger than {size}.', { size: limits.maxSize })
    : undefined
}

/** Uploads one file at a time, with progress and a way to stop. */
function useUpload({
  endpoint,
  failed,
  onSent,
}: Pick<ImportUploadProps, 'endpoint' | 'failed' | 'onSent'>) {
  const [share, setShare] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  /** Resolves to the problem, or undefined. */
  const send = async (file: File): Promise<string | undefined> => {
    const controller = new AbortController()
    stopper.current = controller
    setShare(0)
    try {
      const options = { onProgress: setShare, signal: controller.signal }
      const reply = await upload(endpoint, {}, { review: 'true', file }, options)
      onSent(reply.import._id)
      return undefined
    } catch (error) {
      if (controller.signal.aborted) return undefined
      return sentencesOf(error, failed).join(' ')
    } finally {
      setShare(undefined)
    }
  }
  return { share, send, stop: () => stopper.current?.abort() }
}
