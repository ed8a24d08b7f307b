import { useDeferredValue, useId, useState } from 'react'
import { useRead, useRetry } from '#app/api/query.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

export interface ChosenBroker {
  _id: string
  name: string
  email: string
}

interface ImportBrokerProps {
  chosen: ChosenBroker | undefined
  onChoose: (broker: ChosenBroker | undefined) => void
}

/** Chooses the broker of the imported listings by name, email or company. */
export function ImportBroker({ chosen, onChoose }: ImportBrokerProps) {
  const id = useId()
  const [text, setText] = useState('')
  if (chosen) {
    return (
      <div className="flex flex-col gap-1.5">
        <p className="text-sm leading-snug font-medium">{t('Broker')}</p>
        <div className="flex min-h-10 items-center justify-between gap-3 rounded-md border px-3">
          <span className="min-w-0 py-1.5 text-sm break-words">
            {chosen.name} <span className="text-muted-foreground">{chosen.email}</span>
          </span>
          <Button variant="ghost" size="sm" onClick={() => onChoose(undefined)}>
            {t('Change broker')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{t('Broker')}</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={t('Search by name, email or company')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Found text={text} onChoose={onChoose} />
    </div>
  )
}

const shown = '5'

function Found({ text, onChoose }: { text: string; onChoose: (broker: ChosenBroker) => void }) {
  const search = useDeferredValue(text.trim())
  const query = { search, status: 'active' as const, limit: shown }
  const { data, isError } = useRead(broker.list, { query }, { keepPrevious: true })
  const retry = useRetry()
  if (isError && !data) {
    return (
      <p className="text-xs text-status-red-text">
        {t('Failed to load brokers')}{' '}
        <Button variant="link" className="h-auto p-0 text-xs" onClick={retry}>
          {t('Retry')}
        </Button>
      </p>
    )
  }
  if (data?.brokers.length === 0) {
    return <p className="text-xs text-muted-foreground">{t('No active brokers found.')}</p>
  }
  return (
    <ul aria-label={t('Brokers found')} className="divide-y rounded-md border">
      {data?.brokers.map(({ _id, firstName, lastName, email, companyName }) => (
        <li key={_id}>
          <button
            type="button"
            onClick={() => onChoose({ _id, name: `${firstName} ${lastName}`, email })}
            className={
              'flex min-h-11 w-full flex-col justify-center ' +
              'px-3 py-1.5 text-left hover:bg-accent'
            }
          >
            <span className="text-sm font-medium">
              {firstName} {lastName}
            </span>
            <span className="text-xs break-all text-muted-foreground">
              {companyName} · {email}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
