import { FileText } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { pastedPurpose, saveDraft } from '#app/broker-portal/property/listing-draft.ts'
import { useBroker } from '#app/broker-portal/session.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { VoiceButton } from '#app/kit/voice-button.tsx'
import { UnreadParts } from '#app/property/message/unread-parts.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  listingMessage,
  type MessageChoice,
  type MessageHome,
  maxMessageLength,
} from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { draftOf } from './draft-of.ts'
import { HomeCard, RequirementCard } from './home-card.tsx'
import { type MarkedWords, MessageText } from './message-text.tsx'
import { PastedDrafts, pastedAddress } from './pasted-drafts.tsx'

type Reply = ReplyOf<typeof listingMessage.read>
type Readings = Reply['readings']

interface Reading extends Reply {
  text: string
  answers: MessageChoice[]
}

/** Drafts listings from a group message; nothing is published before its form is submitted. */
export default function PasteMessage() {
  const [text, setText] = useState('')
  const [reading, setReading] = useState<Reading>()
  const { send, busy } = useReader(setReading)
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Paste a message')}
        subtitle={t('Turn a group message into listing drafts. You check each one and submit it.')}
      />
      <MessageBox text={text} onText={setText} busy={busy} onRead={() => void send(text, [])} />
      {reading ? (
        <Found
          reading={reading}
          busy={busy}
          onAnswer={(answer) => void send(reading.text, [...reading.answers, answer])}
        />
      ) : (
        <PastedDrafts />
      )}
    </div>
  )
}

function useReader(onRead: (reading: Reading) => void) {
  const asked = useRef<Omit<Reading, keyof Reply>>(undefined)
  const { send, busy } = useSend(listingMessage.read, {
    failed: t('Failed to read the message'),
    onDone: (reply) => asked.current && onRead({ ...asked.current, ...reply }),
  })
  return {
    busy,
    send: (text: string, answers: MessageChoice[]) => {
      asked.current = { text, answers }
      return send({ body: { text, answers } })
    },
  }
}

interface MessageBoxProps {
  text: string
  busy: boolean
  onText: (text: string) => void
  onRead: () => void
}

function MessageBox({ text, busy, onText, onRead }: MessageBoxProps) {
  const [state, setState] = useState('')
  const [id, fileId] = [useId(), useId()]
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const content = await file.slice(0, maxMessageLength * 4).text()
    onText(content.slice(0, maxMessageLength))
    const isCut = content.length > maxMessageLength
    setState(
      isCut
        ? t('Only the first {limit} characters of the file are used.', {
            limit: withCommas(maxMessageLength),
          })
        : '',
    )
  }
  return (
    <div className="space-y-3">
      <Label htmlFor={id}>{t('Message')}</Label>
      <Textarea
        id={id}
        value={text}
        maxLength={maxMessageLength}
        rows={8}
        className="max-h-96"
        placeholder={t('2 BHK for rent in Wakad, 5th floor, 22k, deposit 60k')}
        onChange={(event) => onText(event.target.value)}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {state}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRead} disabled={busy || text.trim() === ''} className="max-sm:w-full">
          {busy ? t('Reading...') : t('Read message')}
        </Button>
        <Button asChild variant="outline" className="max-sm:flex-1">
          <label htmlFor={fileId}>
            <FileText aria-hidden />
            {t('Choose a text file')}
          </label>
        </Button>
        <input
          id={fileId}
          type="file"
          accept=".txt,text/plain"
          className="sr-only"
          onChange={(event) => void pick(event)}
        />
        <VoiceButton
          label={t('Speak')}
          onSaid={(said) => onText(text === '' ? said : `${text}\n${said}`)}
          onState={setState}
          className="inline-flex size-10 items-center justify-center rounded-md border"
        />
      </div>
    </div>
  )
}

interface FoundProps {
  reading: Reading
  busy: boolean
  onAnswer: (answer: MessageChoice) => void
}

function Found({ reading: { text, readings, unread }, busy, onAnswer }: FoundProps) {
  const navigate = useNavigate()
  const { _id } = useBroker()
  const homes = readings.filter((one): one is MessageHome => one.kind === 'home')
  /** Stores the homes as drafts and opens the first. */
  const open = (chosen: readonly MessageHome[]) => {
    const made = Date.now()
    const ids = chosen.map((home, index) => {
      const id = `${made}-${String(index).padStart(2, '0')}`
      saveDraft(_id, pastedPurpose(id), draftOf(home))
      return id
    })
    if (ids[0]) navigate(pastedAddress({ id: ids[0] }))
  }
  if (readings.length === 0)
    return (
      <div className="space-y-4">
        <Alert title={t('No home found in this message')}>
          {t('Say what it is, where it is and for how much.')}
        </Alert>
        <UnreadParts unread={unread} />
      </div>
    )
  const words = [...readings.flatMap(markedWords), ...unread.map(markUnread)]
  return (
    <div className="space-y-4">
      <MessageText text={text} words={words} />
      <UnreadParts unread={unread} />
      {homes.length > 1 && (
        <Button onClick={() => open(homes)} className="max-sm:w-full">
          {t('Save {count} drafts and open the first', { count: homes.length })}
        </Button>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {readings.map((one, index) => {
          const key = `${one.kind} ${index}`
          if (one.kind === 'requirement') return <RequirementCard key={key} requirement={one} />
          return (
            <HomeCard
              key={key}
              home={one}
              number={homes.indexOf(one) + 1}
              busy={busy}
              onChoose={(field, value) => onAnswer({ reading: index, field, value })}
              onOpen={() => open([one])}
            />
          )
        })}
      </div>
    </div>
  )
}

const markUnread = ({ start, end }: Reply['unread'][number]): MarkedWords => ({
  ...{ start, end },
  mark: 'left',
})

function markedWords(reading: Readings[number]): MarkedWords[] {
  const marked = (words: readonly { start: number; end: number }[], mark: MarkedWords['mark']) =>
    words.map(({ start, end }) => ({ start, end, mark }))
  const doubts = reading.kind === 'home' ? reading.doubts : []
  return [
    ...marked(doubts, 'asked'),
    ...marked(reading.findings, 'read'),
    ...marked(reading.kind === 'requirement' ? reading.terms : [], 'read'),
    ...marked(reading.unmatched, 'unread'),
  ]
}
