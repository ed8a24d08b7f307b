import { Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface Recognition {
  lang: string
  start(): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: (() => void) | null
}

type RecognitionMaker = new () => Recognition

function recognitionOf(): RecognitionMaker | undefined {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition']
  for (const name of names) {
    const made: unknown = Reflect.get(window, name)
    if (typeof made === 'function') return made as RecognitionMaker
  }
  return undefined
}

interface VoiceButtonProps {
  onSaid: (text: string) => void
}

/** Speaking instead of typing, where the browser can hear; elsewhere there is no such button. */
export function VoiceButton({ onSaid }: VoiceButtonProps) {
  const [Recognizer, setRecognizer] = useState<RecognitionMaker>()
  const [listening, setListening] = useState<Recognition>()
  useEffect(() => setRecognizer(() => recognitionOf()), [])
  useEffect(() => () => listening?.stop(), [listening])
  if (!Recognizer) return null

  const listen = () => {
    if (listening) return listening.stop()
    const recognition = new Recognizer()
    // English of India also writes Hindi words in Latin letters, as people type them.
    recognition.lang = 'en-IN'
    recognition.onresult = ({ results }) => {
      const said = results[0]?.[0]?.transcript ?? ''
      if (said) onSaid(said)
    }
    recognition.onend = () => setListening(undefined)
    recognition.onerror = () => setListening(undefined)
    setListening(recognition)
    recognition.start()
  }

  return (
    <button
      type="button"
      onClick={listen}
      aria-pressed={listening !== undefined}
      aria-label={listening ? 'Stop listening' : 'Search by voice'}
      className={cn(
        // Inside the field where that has an edge of its own, so that nothing moves when it appears.
        'grid size-9 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground max-lg:absolute max-lg:top-1/2 max-lg:right-1 max-lg:-translate-y-1/2 pointer-coarse:size-11 pointer-coarse:max-lg:right-0',
        listening && 'bg-primary-tint text-link',
      )}
    >
      <Mic aria-hidden className={cn('size-4', listening && 'motion-safe:animate-pulse')} />
    </button>
  )
}
