import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { MessageTerms } from '#app/property/message/message-terms.tsx'
import { QuotedWords } from '#app/property/message/quoted-words.tsx'
import { UnreadParts } from '#app/property/message/unread-parts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import { maxMessageLength } from '#contract/property/listing-message.ts'
import {
  type DraftedRequirement,
  draftedFilters,
  requirementMessage,
} from '#contract/requirement/requirement-message.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'

interface PasteBoxProps {
  /** Called with the filters of the chosen draft, and with the note for brokers made of it. */
  onDraft: (filters: Record<string, string>, note?: string) => void
}

/** Fills the form from a message, typed or pasted. */
export function PasteBox({ onDraft }: PasteBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [reply, setReply] = useState<ReplyOf<typeof requirementMessage.read>>()
  const [chosen, setChosen] = useState(0)
  const { send, busy } = useSend(requirementMessage.read, {
    failed: t('Failed to read the message'),
    onDone: (read) => {
      setReply(read)
      setChosen(0)
      const [first] = read.drafts
      if (first) onDraft(first.filters, first.note)
    },
  })
  const drafts = reply?.drafts
  const choose = (index: number) => {
    setChosen(index)
    onDraft(drafts?.[index]?.filters ?? {}, drafts?.[index]?.note)
  }
  const draft = drafts?.[chosen]
  return (
    <section aria-label={t('Start from a message')} className="space-y-3 rounded-lg border p-4">
      <Label htmlFor={id}>{t('Write it in your own words, or paste a message')}</Label>
      <Textarea
        id={id}
        value={text}
        rows={4}
        maxLength={maxMessageLength}
        placeholder={t('2 BHK on rent in Wakad, up to 25k, semi-furnished')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={busy || text.trim() === ''}
        onClick={() => void send({ body: { text } })}
      >
        {busy ? t('Reading...') : t('Fill in the form')}
      </Button>
      <div role="status" className="space-y-3 text-sm empty:hidden">
        {drafts?.length === 0 && <p>{t('We found no home in this text. Please use the form.')}</p>}
        {drafts && drafts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {drafts.map((one, index) => (
              <Button
                key={one.findings[0]?.start ?? 0}
                size="sm"
                variant={index === chosen ? 'default' : 'outline'}
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
              >
                {t('Requirement {number}', { number: index + 1 })}
              </Button>
            ))}
          </div>
        )}
        {draft && <Read draft={draft} onAmount={(amount) => onDraft({ maxPrice: amount })} />}
        {reply && <UnreadParts unread={reply.unread} />}
      </div>
    </section>
  )
}

interface ReadProps {
  draft: DraftedRequirement
  onAmount: (amount: string) => void
}

/** The values read, each with its words; for an ambiguous amount it asks which reading is meant. */
function Read({ draft, onAmount }: ReadProps) {
  const { findings, terms, doubts, unmatched, leftOut } = draft
  const byFilter = Map.groupBy(findings, ({ filter }) => filter)
  const groups = [...byFilter].map(([filter, words]) => ({
    label: t(draftedFilters[filter]),
    words,
  }))
  return (
    <>
      <QuotedWords groups={groups} />
      {terms.length > 0 && (
        <>
          <p className="text-muted-foreground">{t('In the note for brokers, in your words:')}</p>
          <MessageTerms terms={terms} />
        </>
      )}
      {doubts.map(({ start, text, amounts }) => (
        <div key={start} className="space-y-2 rounded-md bg-status-yellow-tint p-3">
          <p className="text-status-yellow-text">{t('What does “{text}” mean?', { text })}</p>
          <div className="flex flex-wrap gap-2">
            {amounts.map((amount) => (
              <Button
                key={amount}
                size="sm"
                variant="outline"
                onClick={() => onAmount(String(amount))}
              >
                {t('Up to {amount}', { amount: formatPriceShort(amount) })}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {leftOut.map(({ text, reason }) => (
        <p key={text} className="text-muted-foreground">
          {t('Left out: {text}. {reason}', { text, reason })}
        </p>
      ))}
      {unmatched.length > 0 && (
        <p className="break-words text-muted-foreground">
          {t('Not understood, and not in the form:')}{' '}
          <span translate="no">{unmatched.map(({ text }) => text).join(' · ')}</span>
        </p>
      )}
    </>
  )
}
