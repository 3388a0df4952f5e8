/**
 * @generated SignedSource<<829402939fab49424c475b3243dceabb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactMenu_candidate$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly identityHidden: boolean;
  readonly linkedin: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_candidate">;
  readonly " $fragmentType": "ContactMenu_candidate";
};
export type ContactMenu_candidate$key = {
  readonly " $data"?: ContactMenu_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMenu_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactMenu_candidate",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityHidden",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "b0f656116e00c0b77dcee49c7130528c";

export default node;
