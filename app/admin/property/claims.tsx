import { useState } from 'react'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import {
  type Claim,
  ClaimState,
  ClaimSubject,
  claimRules,
  propertyClaim,
} from '#contract/property/claim.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import { dayInIndia, formatDate } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'

interface ClaimPanelProps {
  listing: Pick<PropertyRow, '_id' | 'version'>
  claims: readonly Claim[]
}

/** How each fact of a listing is known, with a form to change it. */
export function ClaimPanel({ listing, claims }: ClaimPanelProps) {
  const may = useMay()
  const [open, setOpen] = useState<ClaimSubject>()
  return (
    <section
      aria-label={t('What is checked')}
      className="space-y-3 rounded-lg border bg-card p-4 text-sm break-words"
    >
      <h3 className="font-medium">{t('What is checked')}</h3>
      <ul className="divide-y">
        {ClaimSubject.keys.map((subject) => {
          const claim = claims.find((one) => one.subject === subject)
          return (
            <li key={subject} className="space-y-2 py-2">
              <div className="flex items-start justify-between gap-2">
                <div className="min-w-0">
                  <p className="font-medium">{ClaimSubject.label(subject)}</p>
                  <ClaimLine claim={claim} />
                </div>
                {may('property.review') && open !== subject && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${t('Edit')}: ${ClaimSubject.label(subject)}`}
                    onClick={() => setOpen(subject)}
                  >
                    {t('Edit')}
                  </Button>
                )}
              </div>
              {open === subject && (
                <ClaimForm
                  listing={listing}
                  subject={subject}
                  claim={claim}
                  onDone={() => setOpen(undefined)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ClaimLine({ claim }: { claim: Claim | undefined }) {
  if (!claim) return <p className="text-muted-foreground">{ClaimState.label('stated')}</p>
  const { state, how, by, on, until } = claim
  return (
    <>
      <p className="text-status-green-text">
        {ClaimState.label(state)}
        {how !== state && `: ${how}`}
      </p>
      <p className="text-xs text-muted-foreground">
        {t('{name} on {day}, valid till {until}', {
          name: by,
          day: formatDate(on),
          until: formatDate(until),
        })}
      </p>
    </>
  )
}

interface ClaimFormProps {
  listing: ClaimPanelProps['listing']
  subject: ClaimSubject
  claim: Claim | undefined
  onDone: () => void
}

function ClaimForm({ listing: { _id: id, version }, subject, claim, onDone }: ClaimFormProps) {
  const { states, days } = claimRules[subject]
  const today = dayInIndia(new Date())
  const [state, setState] = useState<ClaimState>(states[0] ?? 'stated')
  const [how, setHow] = useState('')
  const [until, setUntil] = useState('')
  const { send, busy } = useSend(propertyClaim.set, {
    done: t('Saved'),
    failed: t('Failed to save'),
    onDone,
  })
  const isChecked = state !== 'stated'
  const field = (name: string) => `${id}-${subject}-${name}`
  return (
    <div className="space-y-3 rounded-md border p-3">
      <FieldFrame id={field('state')} label={t('How we know this')}>
        <Select
          id={field('state')}
          value={state}
          onChange={({ target }) => setState(target.value as ClaimState)}
        >
          {[...states, ...(claim ? (['stated'] as const) : [])].map((one) => (
            <option key={one} value={one}>
              {ClaimState.label(one)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {isChecked && (
        <>
          <FieldFrame id={field('how')} label={t('Document, register or visit')}>
            <Input
              id={field('how')}
              value={how}
              maxLength={200}
              onChange={({ target }) => setHow(target.value)}
            />
          </FieldFrame>
          <FieldFrame id={field('until')} label={t('Valid till')}>
            <Input
              id={field('until')}
              type="date"
              value={until}
              min={addDays(today, 1)}
              max={addDays(today, days)}
              onChange={({ target }) => setUntil(target.value)}
            />
          </FieldFrame>
        </>
      )}
      <div className="flex gap-2">
        <Button
          disabled={busy}
          onClick={() =>
            void send({
              params: { id, subject },
              body: { state, version, ...(isChecked && { how, until }) },
            })
          }
        >
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
