import { Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface Recognition {
  lang: string
  start(): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error?: string }) => void) | null
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
  /** Called with the state to show: listening, or why nothing was heard. */
  onState: (words: string) => void
  className: string
}

const nothing = 'Nothing was heard. Press the microphone and try again.'
/** Messages for the error codes of the Web Speech API. */
const problems: Record<string, string> = {
  'not-allowed':
    'The microphone is not allowed for this site: type instead, or allow it in the browser.',
  'service-not-allowed': 'This browser does not let sites listen: please type instead.',
  'audio-capture': 'No microphone was found: please type instead.',
  'no-speech': nothing,
  network: 'What was said could not be understood without a connection: please type instead.',
}
const otherwise = 'What was said could not be heard. Try again, or type instead.'

/**
 * Hindi for readers of Hindi. Recognition of Indian English also transcribes Hindi words, in Latin
 * letters as people type them.
 */
const spokenLanguage = () => (navigator.language.startsWith('hi') ? 'hi-IN' : 'en-IN')

/** Voice input, where the browser supports it; otherwise there is no button. */
export function VoiceButton({ onSaid, onState, className }: VoiceButtonProps) {
  const [Recognizer, setRecognizer] = useState<RecognitionMaker>()
  const [listening, setListening] = useState<Recognition>()
  useEffect(() => setRecognizer(() => recognitionOf()), [])
  useEffect(() => () => listening?.stop(), [listening])
  if (!Recognizer) return null

  const listen = () => {
    if (listening) return listening.stop()
    const recognition = new Recognizer()
    recognition.lang = spokenLanguage()
    let isAnswered = false
    recognition.onresult = ({ results }) => {
      const said = results[0]?.[0]?.transcript.trim() ?? ''
      if (!said) return
      isAnswered = true
      onState('')
      onSaid(said)
    }
    // Some browsers end after silence without a result or an error.
    recognition.onend = () => {
      setListening(undefined)
      if (!isAnswered) onState(nothing)
    }
    recognition.onerror = ({ error = '' }) => {
      isAnswered = true
      setListening(undefined)
      // A person who stops it needs no message.
      onState(error === 'aborted' ? '' : (problems[error] ?? otherwise))
    }
    setListening(recognition)
    onState('Listening…')
    recognition.start()
  }

  return (
    <button
      type="button"
      onClick={listen}
      aria-pressed={listening !== undefined}
      aria-label={listening ? 'Stop listening' : 'Search by voice'}
      onBlur={() => listening || onState('')}
      className={cn(className, listening && 'bg-primary-tint text-link')}
    >
      <Mic aria-hidden className={cn('size-4', listening && 'motion-safe:animate-pulse')} />
    </button>
  )
}
