import { Contact } from './Contact.tsx';
import { TextPage } from './TextPage.tsx';

/** What is stored of whom, in plain words. */
export function Privacy() {
  return (
    <TextPage title="Privacy Policy">
      <h2>What we store</h2>
      <p>When you create an account, we store:</p>
      <ul>
        <li>a username,</li>
        <li>an e-mail address,</li>
        <li>the hash of a password. The password itself is never stored, and cannot be computed back from it,</li>
        <li>the public keys of your passkeys, with their names and when they were last used, if you add any,</li>
        <li>a first and a last name, if you give them, and your settings,</li>
        <li>
          for each browser that you let notify you: its address at its push service, what you chose to be notified of,
          your quiet hours and places, and its time zone,
        </li>
        <li>the same choices for e-mail alerts, if you switch them on, and for a day which events were sent to you,</li>
        <li>when and with which browser you signed in, for the 7 to 90 days that you choose in the settings.</li>
      </ul>
      <p>On your profile page you can download all of it at any time. Deleting the account there deletes all of it.</p>
      <h2>Cookies</h2>
      <p>
        We use session cookies alone: they keep you signed in and carry no advertising and no tracking. Your choice of
        colours stays in your own browser.
      </p>
      <h2>In your browser</h2>
      <p>
        Your browser keeps the newest events so that Vigil opens without a connection, and the last 200 decisions about
        notifications. Signing out deletes both. It also keeps when you were last here, to tell you what came since.
        Nothing of this is sent to us.
      </p>
      <h2>Others</h2>
      <p>
        Pictures come from the publishers who reported an event, so their servers see that your browser asks for them,
        though not from which page. A video is fetched from its platform only when you press play.
      </p>
      <h2>Your rights</h2>
      <p>
        Where the General Data Protection Regulation (GDPR) applies, we comply with it: you may see, correct, export and
        delete what we hold about you, and object to its use.
      </p>
      <h2>Contact</h2>
      <Contact lead="Questions and requests:" />
    </TextPage>
  );
}
