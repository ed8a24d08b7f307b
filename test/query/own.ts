import { acquaintance } from './acquaintance.ts'
import { applicant } from './applicant.ts'
import { aside } from './aside.ts'
import { asker } from './asker.ts'
import { assessor } from './assessor.ts'
import { browser } from './browser.ts'
import { byEar } from './by-ear.ts'
import { bystander } from './bystander.ts'
import { caller } from './caller.ts'
import { commuter } from './commuter.ts'
import { commuterMessage } from './commuter-message.ts'
import { confidant } from './confidant.ts'
import { correspondent } from './correspondent.ts'
import { countryman } from './countryman.ts'
import { dictation } from './dictation.ts'
import { enquirer } from './enquirer.ts'
import { everyday } from './everyday.ts'
import { examiner } from './examiner.ts'
import { guest } from './guest.ts'
import { guestAgain } from './guest-again.ts'
import { guestMessage } from './guest-message.ts'
import { guestMessageAgain } from './guest-message-again.ts'
import { hindi } from './hindi.ts'
import { hindustani } from './hindustani.ts'
import { homeSeeker } from './home-seeker.ts'
import { houseHunter } from './house-hunter.ts'
import { householder } from './householder.ts'
import { inScript } from './in-script.ts'
import { inquirer } from './inquirer.ts'
import { investor } from './investor.ts'
import { juror } from './juror.ts'
import { land } from './land.ts'
import { letterWriter } from './letter-writer.ts'
import { message } from './message.ts'
import { messenger } from './messenger.ts'
import { misspelt } from './misspelt.ts'
import { narrator } from './narrator.ts'
import { neighbour } from './neighbour.ts'
import { newcomer } from './newcomer.ts'
import { northerner } from './northerner.ts'
import { passenger } from './passenger.ts'
import { passengerAgain } from './passenger-again.ts'
import { passerBy } from './passer-by.ts'
import { passerByMessage } from './passer-by-message.ts'
import { penFriend } from './pen-friend.ts'
import { petitioner } from './petitioner.ts'
import type { Asked } from './score.ts'
import { scribe } from './scribe.ts'
import { sender } from './sender.ts'
import { shopper } from './shopper.ts'
import { shopperAgain } from './shopper-again.ts'
import { southerner } from './southerner.ts'
import { speaker } from './speaker.ts'
import { storyteller } from './storyteller.ts'
import { stranger } from './stranger.ts'
import { strangerHeld } from './stranger-held.ts'
import { strangerLast } from './stranger-last.ts'
import { strangerMessage } from './stranger-message.ts'
import { surveyor } from './surveyor.ts'
import { tenant } from './tenant.ts'
import { texter } from './texter.ts'
import { trap } from './trap.ts'
import { typist } from './typist.ts'
import { unseen } from './unseen.ts'
import { unseenAgain } from './unseen-again.ts'
import { unseenHeld } from './unseen-held.ts'
import { unseenLand } from './unseen-land.ts'
import { unseenMessage } from './unseen-message.ts'
import { unseenThird } from './unseen-third.ts'
import { unseenThirdMessage } from './unseen-third-message.ts'
import { upCountry } from './up-country.ts'
import { visitor } from './visitor.ts'
import { visitorBusiness } from './visitor-business.ts'
import { wayfarer } from './wayfarer.ts'
import { wayfarerAgain } from './wayfarer-again.ts'
import { wellWisher } from './well-wisher.ts'
import { wellWisherAgain } from './well-wisher-again.ts'
import { westerner } from './westerner.ts'
import { windowShopper } from './window-shopper.ts'
import { windowShopperAgain } from './window-shopper-again.ts'

/** The tables of our own, the sets of strangers among them (docs/decisions/0375). */
export const own: readonly (readonly Asked[])[] = [
  ...[everyday, hindi, misspelt, land, trap, message],
  ...[unseen, unseenLand, unseenMessage, unseenAgain],
  ...[unseenThird, unseenThirdMessage, unseenHeld],
  ...[stranger, strangerMessage, strangerHeld, strangerLast],
  ...[visitor, visitorBusiness, commuter, commuterMessage],
  ...[passerBy, passerByMessage, bystander, neighbour],
  ...[investor, northerner, tenant, aside, sender, typist, examiner],
  ...[westerner, southerner, householder, homeSeeker],
  ...[caller, correspondent, inquirer],
  ...[assessor, texter, houseHunter, letterWriter, storyteller, narrator],
  ...[confidant, speaker, dictation, surveyor],
  ...[messenger, byEar, browser, applicant, inScript],
  ...[enquirer, asker, petitioner, hindustani, penFriend, countryman],
  ...[shopper, shopperAgain, newcomer, upCountry, windowShopper, windowShopperAgain],
  ...[wayfarer, wayfarerAgain, acquaintance, scribe],
  ...[guest, guestAgain, guestMessage, guestMessageAgain],
  ...[juror, passenger, passengerAgain, wellWisher, wellWisherAgain],
]
