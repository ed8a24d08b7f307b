import { Upload } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallRefused } from '#app/api/failure.ts'
import { upload } from '#app/api/upload.ts'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { ReraStateOptions } from '#app/property/rera-state-options.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Select } from '#app/ui/select.tsx'
import { toast } from '#app/ui/toast.ts'
import { DocumentKind, DocumentUpload as Draft, document as documents } from '#contract/document.ts'
import { documentLimits } from '#contract/upload-limits.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { plainReraNumber, stateOfReraAgent } from '#domain/rera/rera-agent.ts'

type Problems = Partial<
  Record<'kind' | 'number' | 'state' | 'validUntil' | 'file' | 'form', string>
>

const numberLabels: Partial<Record<DocumentKind, string>> = {
  pan: msg('PAN'),
  rera: msg('RERA registration number'),
  gst: msg('GSTIN'),
}

/** Documents that everybody must send; the form preselects the first missing one. */
const needed: readonly DocumentKind[] = ['pan', 'address-proof']

/** Uploads one document with progress. Checks before sending what the server would refuse. */
export function DocumentUpload({ sent }: { sent: DocumentKind[] }) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<DocumentKind>()
  const kind = chosen ?? needed.find((one) => !sent.includes(one)) ?? 'pan'
  const [number, setNumber] = useState('')
  const [validUntil, setValidUntil] = useState('')
  const [state, setState] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [share, setShare] = useState<number>()
  const label = numberLabels[kind]

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const file = chooser.current?.files?.[0]
    const found = check({ kind, number, state, validUntil }, file)
    setProblems(found)
    if (!file || Object.keys(found).length > 0) {
      const order = ['number', 'state', 'validUntil', 'file'] as const
      const first = order.find((name) => found[name]) ?? 'file'
      document.getElementById(`${id}-${first}`)?.focus()
      return
    }
    setShare(0)
    try {
      // The fields come first, because the server reads them before it accepts the file.
      const parts = {
        kind,
        ...(label && { number }),
        ...(kind === 'rera' && { validUntil, state }),
        file,
      }
      await upload(documents.upload, {}, parts, { onProgress: setShare })
      toast.success(t('Document sent for review'))
      setNumber('')
      setValidUntil('')
      setChosen(undefined)
      if (chooser.current) chooser.current.value = ''
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      const fields = error instanceof CallRefused ? error.fields : {}
      setProblems(Object.keys(fields).length > 0 ? fields : { form: said })
      toast.error(said)
    } finally {
      setShare(undefined)
    }
  }

  const aria = (name: 'number' | 'state' | 'validUntil' | 'file') => ({
    id: `${id}-${name}`,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': problems[name] ? `${id}-${name}-error` : undefined,
  })
  return (
    <form
      noValidate
      aria-label={t('Send a document')}
      aria-busy={share !== undefined}
      onSubmit={(event) => void send(event)}
      className="space-y-5"
    >
      {problems.form && <Alert tone="error">{problems.form}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldFrame id={`${id}-kind`} label={t('Document')}>
          <Select
            id={`${id}-kind`}
            value={kind}
            onChange={(event) => {
              if (DocumentKind.has(event.target.value)) setChosen(event.target.value)
              setProblems({})
            }}
          >
            {DocumentKind.options.map(({ value, label: word }) => (
              <option key={value} value={value}>
                {t(word)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        {label && (
          <FieldFrame id={`${id}-number`} label={t(label)} error={problems.number} required>
            <Input
              {...aria('number')}
              value={number}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={(event) => {
                setNumber(event.target.value)
                setState(stateOfReraAgent(plainReraNumber(event.target.value)) ?? state)
              }}
            />
          </FieldFrame>
        )}
        {kind === 'rera' && (
          <FieldFrame id={`${id}-state`} label={t('State')} error={problems.state} required>
            <Select
              {...aria('state')}
              value={state}
              onChange={(event) => setState(event.target.value)}
            >
              <ReraStateOptions />
            </Select>
          </FieldFrame>
        )}
        {kind === 'rera' && (
          <FieldFrame
            id={`${id}-validUntil`}
            label={t('Valid until')}
            error={problems.validUntil}
            help={t('The expiry date on the certificate. Your KYC is valid until then.')}
            required
          >
            <Input
              {...aria('validUntil')}
              type="date"
              value={validUntil}
              onChange={(event) => setValidUntil(event.target.value)}
            />
          </FieldFrame>
        )}
      </div>
      <FieldFrame
        id={`${id}-file`}
        label={t('File')}
        error={problems.file}
        help={t('PDF, PNG or JPEG up to {size}', { size: documentLimits.maxSize })}
        required
      >
        <Input
          {...aria('file')}
          ref={chooser}
          type="file"
          accept={documentLimits.formats.join(',')}
          onChange={() => setProblems({})}
          className="h-auto py-2"
        />
      </FieldFrame>
      {share !== undefined && <Progress value={share * 100} label={t('Sending the document')} />}
      <Button type="submit" disabled={share !== undefined}>
        <Upload aria-hidden />
        {share === undefined ? t('Send for review') : t('Sending...')}
      </Button>
    </form>
  )
}

interface Given {
  kind: DocumentKind
  number: string
  state: string
  validUntil: string
}

function check({ kind, number, state, validUntil }: Given, file: File | undefined): Problems {
  const problems: Problems = {}
  const draft = Draft.safeParse({ kind, number })
  const wrong = draft.error?.issues[0]?.message
  if (wrong) problems.number = wrong
  if (kind === 'rera' && !state) problems.state = t('Please choose the state of the register.')
  if (kind === 'rera' && !validUntil) {
    problems.validUntil = t('Please enter the expiry date on the certificate.')
  }
  if (!file) problems.file = t('Please choose a file.')
  else if (file.size > documentLimits.maxBytes)
    problems.file = t('This file is larger than {size}.', { size: documentLimits.maxSize })
  else if (!documentLimits.formats.some((format) => format === file.type)) {
    problems.file = t('This is not a PDF, PNG or JPEG file.')
  }
  return problems
}
