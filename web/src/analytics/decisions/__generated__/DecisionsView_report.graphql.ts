/**
 * @generated SignedSource<<10ac5e62d10ae279978f05ccd65a5f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoProposalReason = "FEW_POSITIONS" | "NO_SURE_GAIN" | "SAME_WEIGHTS";
import type { FragmentRefs } from "relay-runtime";
export type DecisionsView_report$data = {
  readonly agreement: {
    readonly wentOn: number;
  } | null | undefined;
  readonly decisions: number;
  readonly needed: number;
  readonly noProposal: NoProposalReason | null | undefined;
  readonly proposal: {
    readonly effect: {
      readonly impact: {
        readonly " $fragmentSpreads": FragmentRefs<"RatioChanges_impact">;
      };
      readonly list: {
        readonly " $fragmentSpreads": FragmentRefs<"ListEffect_list">;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"ProposedWeights_proposal" | "TakeProposal_proposal">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Agreement_report">;
  readonly " $fragmentType": "DecisionsView_report";
};
export type DecisionsView_report$key = {
  readonly " $data"?: DecisionsView_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsView_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "projectId",
    "variableName": "projectId"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "projectId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionsView_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noProposal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisionAgreement",
      "kind": "LinkedField",
      "name": "agreement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Agreement_report"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeightProposal",
      "kind": "LinkedField",
      "name": "proposal",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposedWeights_proposal"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "TakeProposal_proposal"
        },
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "WeightEffect",
          "kind": "LinkedField",
          "name": "effect",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ListEffect",
              "kind": "LinkedField",
              "name": "list",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ListEffect_list"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ImpactChange",
              "kind": "LinkedField",
              "name": "impact",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RatioChanges_impact"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DecisionReport",
  "abstractKey": null
};
})();

(node as any).hash = "04a0d7fde1225b1a36220ddf0abcbf13";

export default node;
