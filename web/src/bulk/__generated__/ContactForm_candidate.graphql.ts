/**
 * @generated SignedSource<<ddd0c8dd3b805e85a8f9ad172b8826c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactForm_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly identityHidden: boolean;
  readonly " $fragmentType": "ContactForm_candidate";
};
export type ContactForm_candidate$key = {
  readonly " $data"?: ContactForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactForm_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactForm_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityHidden",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "95b699342a4fe682ab272fc291de090a";

export default node;
