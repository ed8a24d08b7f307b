import { type FormEvent, useId, useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { showFailure } from '#app/api/send.ts'
import { upload } from '#app/api/upload.ts'
import { When } from '#app/kit/form/date.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { ReraStateOptions } from '#app/property/rera-state-options.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { toast } from '#app/ui/toast.ts'
import { type RegisterSnapshot, reraRegister, SnapshotStatus } from '#contract/rera-register.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { withCommas } from '#domain/text/format-number.ts'

export const meta = () => [{ title: t('RERA registers | BrickBazaar') }]

/** The file is read in the background. */
const loadingEveryMs = 5_000

/** The files of public registers that numbers are matched against. */
export default function ReraRegisters() {
  const read = useRead(reraRegister.list, {}, { every: loadingEveryMs })
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('RERA registers')}
        subtitle={t(
          'Files of the public RERA registers. We check the RERA numbers of listings against them.',
        )}
      />
      <RegisterForm />
      <Loaded read={read} failed={t('Failed to load the registers')} height="h-40">
        {({ snapshots }) =>
          snapshots.length === 0 ? (
            <p className="text-muted-foreground">{t('No register is loaded.')}</p>
          ) : (
            <ul className="space-y-3">
              {snapshots.map((snapshot) => (
                <Snapshot key={snapshot._id} snapshot={snapshot} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

function RegisterForm() {
  const id = useId()
  const [state, setState] = useState('')
  const [part, setPart] = useState('')
  const [file, setFile] = useState<File>()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!file) return toast.error(t('Please choose a file.'))
    setSending(true)
    try {
      await upload(reraRegister.load, {}, { state, ...(part && { part }), file })
      toast.success(t('Reading the register'))
      form.reset()
      setFile(undefined)
    } catch (error) {
      showFailure(error, t('Failed to load the register'))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={t('Load a register')}
      onSubmit={(event) => void send(event)}
      className="grid gap-4 rounded-lg border bg-card p-5 md:grid-cols-3"
    >
      <FieldFrame id={`${id}-state`} label={t('State')} required>
        <Select
          id={`${id}-state`}
          value={state}
          required
          onChange={({ target }) => setState(target.value)}
        >
          <ReraStateOptions />
        </Select>
      </FieldFrame>
      <FieldFrame
        id={`${id}-part`}
        label={t('Part')}
        help={t('Only if the register comes in several files, such as one per district.')}
      >
        <Input
          id={`${id}-part`}
          value={part}
          maxLength={60}
          aria-describedby={`${id}-part-help`}
          onChange={({ target }) => setPart(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-file`}
        label={t('File')}
        required
        help={t('.csv or .csv.gz up to 100 MB, .xlsx or .xls up to 20 MB and 50,000 rows')}
      >
        <Input
          id={`${id}-file`}
          type="file"
          accept={importLimits.extensions.join(',')}
          aria-describedby={`${id}-file-help`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </FieldFrame>
      <Button type="submit" disabled={isSending} className="md:col-start-1 md:justify-self-start">
        {isSending ? t('Uploading...') : t('Load the register')}
      </Button>
    </form>
  )
}

function Snapshot({ snapshot }: { snapshot: RegisterSnapshot }) {
  const { state, part, fileName, status, isCurrent, rows, broken, problems, message } = snapshot
  return (
    <li className="space-y-1 rounded-lg border bg-card p-4 text-sm break-words">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{[stateName(state), part].filter(Boolean).join(', ')}</span>
        <Badge>{isCurrent ? t('In use') : SnapshotStatus.label(status)}</Badge>
      </p>
      <p className="figures">
        {t('{rows} lines read, {broken} left out', {
          rows: withCommas(rows),
          broken: withCommas(broken),
        })}
      </p>
      {message && <p className="text-status-red-text">{message}</p>}
      <p className="text-xs text-muted-foreground">
        {fileName} · {snapshot.loadedBy} · <When at={snapshot.createdAt} time />
      </p>
      {problems.length > 0 && (
        <details>
          <summary className="min-h-10 cursor-pointer py-2">{t('Lines with problems')}</summary>
          <ul className="text-xs">
            {problems.map(({ line, reason }) => (
              <li key={line}>{t('Line {line}: {reason}', { line, reason })}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
