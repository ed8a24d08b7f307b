import { useId, useState } from 'react'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { Label } from '#app/ui/label.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { maxNoteLength } from '#contract/shortlist/limits.ts'
import { t } from '#domain/locale/translate.ts'
import type { RoomHome, RoomView } from './room-view.ts'
import type { RoomHandle } from './use-room.ts'
import { useSaving } from './use-saving.ts'

interface NoteListProps {
  token: string
  home: RoomHome
  you: RoomView['you']
  handle: RoomHandle
  nameOf: (id: string | null) => string
}

/** The notes about a home. */
export function NoteList({ token, home, you, handle, nameOf }: NoteListProps) {
  const [isWriting, setWriting] = useState(false)
  const remove = (id: string) =>
    void handle.act((calls) => calls.removeNote({ token, id }), t('The note could not be deleted'))
  const hide = (partId: string, isHidden: boolean) => {
    const id = you?.shortlistId
    if (!id) return
    void handle.act((calls) => calls.hideNote({ id, partId }, isHidden), t('Failed to save'))
  }
  return (
    <div className="space-y-2">
      {home.notes.length > 0 && (
        <ul aria-label={t('Notes')} className="space-y-2">
          {home.notes.map((note) => (
            <li key={note._id} className="rounded-md bg-muted/60 px-3 py-2 text-sm">
              <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted-foreground">
                <span className="font-medium text-foreground">{nameOf(note.participantId)}</span>
                <WaitingTime since={note.createdAt} ago />
                {note.isHidden && <span>{t('Hidden from the others')}</span>}
              </p>
              <p className="break-words whitespace-pre-line">{note.text}</p>
              {note.participantId === you?.participantId ? (
                <NoteButton onClick={() => remove(note._id)}>{t('Delete')}</NoteButton>
              ) : (
                you?.isOwner && (
                  <NoteButton onClick={() => hide(note._id, !note.isHidden)}>
                    {note.isHidden ? t('Show') : t('Hide')}
                  </NoteButton>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      {you &&
        (isWriting ? (
          <NoteForm
            onSave={async (text) => {
              await handle.change((calls) => calls.addNote({ token, id: home._id }, text))
              setWriting(false)
            }}
          />
        ) : (
          <Button variant="ghost" onClick={() => setWriting(true)} className="-ml-3 h-11 px-3">
            {t('Add a note')}
          </Button>
        ))}
    </div>
  )
}

function NoteButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="link" onClick={onClick} className="h-8 p-0 text-xs">
      {children}
    </Button>
  )
}

function NoteForm({ onSave }: { onSave: (text: string) => Promise<void> }) {
  const id = useId()
  const [text, setText] = useState('')
  const { save, problem, isBusy } = useSaving(() => onSave(text))
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-2">
      <Label htmlFor={id}>{t('Note')}</Label>
      <Textarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={maxNoteLength}
        rows={2}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-status-red-text">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isBusy} className="h-11">
        {t('Save note')}
      </Button>
    </form>
  )
}
